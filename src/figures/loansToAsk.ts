import type { Investment } from './answers.ts';
import { byDay } from './byDay.ts';
import { groupBy } from './groupBy.ts';

/** The most schedules that are requested. */
export const mostSchedules = 24;

/** A loan with my holdings in it. */
export interface HeldLoan {
  loanId: number;
  holdings: readonly Investment[];
}

/** The loans whose schedules are requested, next payment first, and the others. */
export function loansToAsk(investments: readonly Investment[]): { asked: HeldLoan[]; others: HeldLoan[] } {
  const loans = heldLoans(investments);
  return { asked: loans.slice(0, mostSchedules), others: loans.slice(mostSchedules) };
}

/** The loans of some holdings, next payment first. */
export function heldLoans(investments: readonly Investment[]): HeldLoan[] {
  const held = investments.toSorted((a, b) => byNext(a, b));
  return [...groupBy(held, ({ loan_id }) => loan_id)].flatMap(([loanId, holdings]): HeldLoan[] =>
    loanId === undefined ? [] : [{ loanId, holdings }],
  );
}

/** Sorts holdings by the day of their next payment; those without one come last. */
export const byNext = (a: Investment | undefined, b: Investment | undefined): number =>
  byDay({ day: a?.next_payment_date }, { day: b?.next_payment_date });
