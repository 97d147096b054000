import type { CalendarDate } from '../format/calendar.ts';
import type { Activity, Investment, Loan, PortfolioAnswers } from './answers.ts';
import { type Arrears, arrearsOf } from './arrears.ts';
import { cash } from './cash.ts';
import { moneyAvailable } from './holdings.ts';
import { nextPayments } from './income.ts';
import { ahead, type Payment } from './payment.ts';

/** What is mine in a loan; a part whose answers have not come, or not all of them, is undefined. */
export interface MyLoan {
  /** Undefined also where nothing failed and nothing is past due. */
  arrears: Arrears | undefined;
  /** Whether what failed is known as a whole. */
  isOwedKnown: boolean;
  next: readonly Payment[] | undefined;
  /** The principal that comes back first. */
  principal: readonly Payment[] | undefined;
  available: CalendarDate | undefined;
}

interface Answers {
  loan: Loan;
  investments: readonly Investment[] | undefined;
  /** What failed or was reversed. */
  lost: PortfolioAnswers['activities'];
  /** From today on. */
  coming: NonNullable<PortfolioAnswers['activities']>;
}

/** The figures of one loan, as Attention and Upcoming have them. */
export function myLoan({ loan, investments, lost, coming }: Answers, today: CalendarDate): MyLoan {
  const held = investments?.filter(({ loan_id }) => loan_id === loan.loan_id);
  const rowsOf = (rows: readonly Activity[] = []) => rows.filter(({ loan_id }) => loan_id === loan.loan_id);
  const loans = new Map([[loan.loan_id, loan]]);
  const isWhole = lost?.isWhole ?? false;
  const past = cash({ activities: { rows: rowsOf(lost?.rows), isWhole }, investments: held }, today);
  const { entries } = cash({ activities: { ...coming, rows: rowsOf(coming.rows) }, investments: held, loans }, today);
  const isComingKnown = coming.isWhole && held !== undefined;
  const due = entries.filter(
    ({ kind, state, day }) => kind === 'principal' && ahead.includes(state) && day !== undefined && day >= today,
  );
  return {
    arrears: arrearsOf(past, held)[0],
    isOwedKnown: isWhole,
    next: isComingKnown ? nextPayments(entries, today) : undefined,
    principal: isComingKnown ? due.filter(({ day }) => day === due[0]?.day) : undefined,
    available: held?.flatMap((holding) => moneyAvailable(holding).day ?? [])[0],
  };
}
