import { addDays, type CalendarDate } from '../../values/calendar.ts';
import type { LoanHolding } from '../ledger/entries.ts';
import { sum } from '../ledger/figures.ts';
import { LOAN_CURRENCY, type Loan } from '../ledger/loan.ts';
import { amount } from '../ledger/money.ts';
import type { Schema } from '../schema.ts';

/** The borrower's payments due until today, newest first; the investor's shares come from the ledger. */
export function borrowerPayments(holdings: LoanHolding[], loan: Loan, today: CalendarDate): Schema<'LoanPayment'>[] {
  const entries = holdings.flatMap((holding) => holding.entries);
  const due = loan.movements.filter(({ date, advance, type }) => date <= today && advance === 0 && type !== 'renewal');
  return due
    .map((movement, index): Schema<'LoanPayment'> => {
      const own = entries.filter(
        (entry) =>
          entry.date === movement.date &&
          entry.effective === movement.effective &&
          (entry.mortgage === movement.type ||
            (entry.mortgage === 'principal_payment' && movement.type === 'interest_payment')),
      );
      return {
        payment_id: loan.loanId * 1_000 + index + 1,
        due_date: movement.date,
        paid_date: movement.status === 'cleared' ? movement.date : null,
        payment_status: movement.status,
        currency: LOAN_CURRENCY,
        gross_amount: amount(movement.interest + movement.principal + movement.lateFee),
        interest_amount: amount(movement.interest),
        principal_amount: amount(movement.principal),
        fees_amount: amount(movement.lateFee),
        servicing_fee_amount: amount(movement.fee),
        my_net_amount: amount(sum(own, (entry) => entry.net)),
        principal_balance_amount: amount(movement.balance),
      };
    })
    .reverse();
}

/** The advances to the borrower until today, oldest first; later ones of a construction loan follow an inspection. */
export function loanDraws(loan: Loan, today: CalendarDate): Schema<'LoanDraw'>[] {
  const advances = loan.movements.filter(({ advance, date }) => advance !== 0 && date <= today);
  const stages = [...(loan.draws ?? [])].sort((a, b) => b.back - a.back);
  return advances.map((movement, index): Schema<'LoanDraw'> => {
    const stage = index === 0 ? undefined : stages[index - 1];
    return {
      draw_id: index + 1,
      draw_date: movement.date,
      currency: LOAN_CURRENCY,
      amount: amount(movement.advance),
      percent_complete: stage?.percentComplete ?? null,
      inspection_date: stage ? addDays(movement.date, -6) : null,
      document_key: null,
    };
  });
}
