import type { CalendarDate } from '../../values/calendar.ts';
import { addEntry, type EntryDraft, type LoanHolding, strikeBalances } from './entries.ts';
import { LOAN_CURRENCY, type Loan, type LoanMovement, WHOLE_LOAN } from './loan.ts';
import { type Cents, divide } from './money.ts';
import { monthName } from './months.ts';

/** The lender that gets the cent left over by a division: the last one. */
export const roundingLender = (loan: Pick<Loan, 'lenders'>): number => loan.lenders.length - 1;

/** A lender's share of a payment; the shares of all lenders add up to the payment. */
export function lenderShare(loan: Pick<Loan, 'lenders'>, lender: number, total: Cents): Cents {
  const part = (index: number) => divide(total * (loan.lenders[index]?.share ?? 0), WHOLE_LOAN);
  if (lender !== roundingLender(loan)) return part(lender);
  return loan.lenders.reduce((rest, _, index) => (index === lender ? rest : rest - part(index)), total);
}

const MOVEMENT_NAMES: Record<LoanMovement['type'], string> = {
  funding: 'Funding',
  additional_advance: 'Draw',
  interest_payment: 'Interest',
  partial_paydown: 'Partial paydown',
  payout: 'Payout',
  late_fee: 'Late fee shared',
  renewal: 'Renewal',
};

/** Builds a lender's holding of a loan, with one or two entries for each movement of money. */
export function loanHolding(
  id: number,
  loan: Loan,
  account: Pick<LoanHolding, 'accountType' | 'accountName'>,
  lender: number,
  today: CalendarDate,
): LoanHolding {
  const holding: LoanHolding = { kind: loan.kind, id, currency: LOAN_CURRENCY, ...account, loan, lender, entries: [] };
  let outstanding = 0;
  for (const movement of loan.movements) {
    for (const draft of drafts(holding, movement, outstanding)) {
      addEntry(holding, today, draft);
      outstanding += draft.capital ?? 0;
    }
  }
  strikeBalances(holding);
  return holding;
}

function* drafts(holding: LoanHolding, movement: LoanMovement, outstanding: Cents): Generator<EntryDraft> {
  const share = (total: Cents) => (total === 0 ? 0 : lenderShare(holding.loan, holding.lender, total));
  const { date, effective, status, type: mortgage } = movement;
  const arrived = status === 'cleared' || status === 'scheduled';
  const title = `${MOVEMENT_NAMES[mortgage]}, ${holding.loan.number}`;
  const base = { date, effective, status, mortgage, description: title };
  if (movement.advance !== 0) {
    const advance = share(movement.advance);
    yield { ...base, type: 'deposit', method: 'wire', gross: -advance, capital: advance };
  }
  if (movement.interest !== 0) {
    const [gross, fee] = [share(movement.interest), share(movement.fee)];
    const description = `${monthName(effective)} interest, ${holding.loan.number}`;
    yield { ...base, type: 'distribution', due: date, description, gross, fee, income: arrived ? gross - fee : 0 };
  }
  if (movement.lateFee !== 0) {
    const fee = share(movement.lateFee);
    yield { ...base, type: 'one_time_distribution', gross: fee, income: fee };
  }
  if (movement.principal !== 0) {
    const principal = mortgage === 'payout' ? outstanding : share(movement.principal);
    const regular = mortgage === 'interest_payment';
    yield {
      ...base,
      type: 'return_of_capital',
      mortgage: regular ? 'principal_payment' : mortgage,
      due: regular ? date : null,
      description: regular ? `Principal repaid, ${holding.loan.number}` : title,
      gross: principal,
      capital: arrived ? -principal : 0,
    };
  }
}
