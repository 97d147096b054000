import type { Investment } from '../../portfolio/answers.ts';
import { groupBy } from '../../portfolio/groupBy.ts';

/** The number of schedules that are asked for at most. */
export const mostSchedules = 24;

/** A loan with my holdings in it. */
export interface HeldLoan {
  loanId: number;
  holdings: readonly Investment[];
}

/** The loans whose schedules are asked for, those that pay next first, and the others. */
export function loansToAsk(investments: readonly Investment[]): { asked: HeldLoan[]; others: HeldLoan[] } {
  const next = ({ next_payment_date }: Investment) => next_payment_date ?? '~';
  const held = investments.toSorted((a, b) => (next(a) === next(b) ? 0 : next(a) < next(b) ? -1 : 1));
  const loans = [...groupBy(held, ({ loan_id }) => loan_id)].flatMap(([loanId, holdings]): HeldLoan[] =>
    loanId === undefined ? [] : [{ loanId, holdings }],
  );
  return { asked: loans.slice(0, mostSchedules), others: loans.slice(mostSchedules) };
}
