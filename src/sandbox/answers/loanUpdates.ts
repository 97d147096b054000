import { addDays, type CalendarDate } from '../../values/calendar.ts';
import type { Loan } from '../ledger/loan.ts';
import { closingDate } from '../ledger/months.ts';
import { loanStatus, pastDueDays } from '../ledger/standing.ts';
import type { Schema } from '../schema.ts';

const AUTHOR = 'Daniel Roy';

/** The manager's updates about a loan until today, newest first. */
export function loanUpdates(loan: Loan, today: CalendarDate): Schema<'LoanUpdate'>[] {
  const funded = {
    update_id: loan.loanId * 10 + 1,
    published_at: `${loan.fundingDate}T15:00:00Z`,
    title: 'Funded',
    body_text: `${loan.number} was funded as agreed and the mortgage is registered.`,
    author: AUTHOR,
  };
  const latest = standing(loan, today);
  return latest ? [latest, funded] : [funded];
}

function standing(loan: Loan, today: CalendarDate): Schema<'LoanUpdate'> | undefined {
  const days = pastDueDays(loan, today);
  const base = { update_id: loan.loanId * 10 + 2, author: AUTHOR };
  if (days > 0) {
    return {
      ...base,
      published_at: `${addDays(today, -Math.min(days - 1, 3))}T14:30:00Z`,
      title: 'A payment was returned',
      body_text: 'The borrower’s bank returned a payment. We are in touch with the borrower and will report again.',
    };
  }
  if (loanStatus(loan, today) === 'paid_out') return undefined;
  return {
    ...base,
    published_at: `${addDays(closingDate(today), -11)}T13:30:00Z`,
    title: 'Quarterly review',
    body_text:
      'The property was reviewed, insurance and property taxes are up to date, and interest has been paid on time.',
  };
}
