import { addMonths, type CalendarDate, readDay } from '../values/calendar.ts';
import { type Decimal, readDecimal } from '../values/decimal.ts';
import { stateOf } from './activityPayment.ts';
import type { Activity, Investment, Loan, PortfolioAnswers } from './answers.ts';
import { type Arrears, arrearsOf } from './arrears.ts';
import { cash } from './cash.ts';
import { type Sum, sumsOf } from './exactAmounts.ts';
import { comingInterest, nextPayments } from './income.ts';
import { ahead, type Payment, settled } from './payment.ts';

/** Interest of several payments. */
export interface InterestOfDays {
  sums: readonly Sum[];
  count: number;
  from: CalendarDate | undefined;
  to: CalendarDate | undefined;
}

/** What the last payment of a loan repays. */
export interface AtMaturity {
  day: CalendarDate;
  interest: readonly Sum[];
  /** Part of the principal is repaid earlier. */
  isRest: boolean;
  /** Interest and principal due on that day. */
  due: readonly Sum[];
  /** The same plus what failed before; undefined unless all failed payments are known. */
  withMissed: readonly Sum[] | undefined;
}

/** My figures of a loan; a figure is undefined until all of its answers have arrived. */
export interface MyLoan {
  /** Also undefined if nothing failed and nothing is past due. */
  arrears: Arrears | undefined;
  /** Whether all failed payments are known. */
  isOwedKnown: boolean;
  holdings: readonly Investment[];
  next: readonly Payment[] | undefined;
  /** The interest of the next twelve months, and whether the loan ends within them. */
  year: (InterestOfDays & { isLast: boolean }) | undefined;
  /** Also undefined if no more principal is due. */
  maturity: AtMaturity | undefined;
}

interface Answers {
  loan: Loan;
  investments: readonly Investment[] | undefined;
  /** The payments that failed or were reversed. */
  lost: PortfolioAnswers['activities'];
  /** From today on. */
  coming: NonNullable<PortfolioAnswers['activities']>;
}

/**
 * The figures of one loan, consistent with Attention and Upcoming.
 *
 * @figure Next 12 months of a loan, due at maturity
 * @fields as those of Payments
 */
export function myLoan({ loan, investments, lost, coming }: Answers, today: CalendarDate): MyLoan {
  const held = investments?.filter(({ loan_id }) => loan_id === loan.loan_id);
  const rowsOf = (rows: readonly Activity[] = []) => rows.filter(({ loan_id }) => loan_id === loan.loan_id);
  const loans = new Map([[loan.loan_id, loan]]);
  const isWhole = lost?.isWhole ?? false;
  const past = cash({ activities: { rows: rowsOf(lost?.rows), isWhole }, investments: held }, today);
  const { entries } = cash({ activities: { ...coming, rows: rowsOf(coming.rows) }, investments: held, loans }, today);
  const isComingKnown = coming.isWhole && held !== undefined;
  const arrears = arrearsOf(past, held)[0];
  return {
    arrears,
    isOwedKnown: isWhole,
    holdings: held ?? [],
    next: isComingKnown ? nextPayments(entries, today) : undefined,
    year: isComingKnown ? comingYear(entries, today) : undefined,
    maturity: isComingKnown ? atMaturity(entries, isWhole ? (arrears?.failed ?? []) : undefined, today) : undefined,
  };
}

function comingYear(entries: readonly Payment[], today: CalendarDate) {
  const interest = comingInterest(entries, today);
  const end = addMonths(today, 12);
  const within = interest.filter(({ day }) => day !== undefined && day <= end);
  return {
    ...ofDays(
      within,
      within.map(({ day }) => day),
    ),
    isLast: within.length === interest.length,
  };
}

function atMaturity(
  entries: readonly Payment[],
  failed: readonly Payment[] | undefined,
  today: CalendarDate,
): AtMaturity | undefined {
  const coming = entries.filter(({ state, day }) => ahead.includes(state) && day !== undefined && day >= today);
  const day = coming.findLast(({ kind }) => kind === 'principal')?.day;
  if (day === undefined) return undefined;
  const due = coming.filter((entry) => entry.day === day);
  return {
    day,
    interest: sumsOf(due.filter(({ kind }) => kind === 'interest')),
    isRest: coming.some((entry) => entry.kind === 'principal' && entry.day !== day),
    due: sumsOf(due),
    withMissed: failed && sumsOf([...due, ...failed]),
  };
}

/**
 * The interest that a loan has paid me after fees, with the days of the first and the last payment.
 *
 * @figure Interest received of a loan
 * @fields loanDetails.loan_details.participation.interest_to_date_amount, .payments
 */
export function interestReceived({ participation, payments, currency }: Loan): InterestOfDays {
  const paid = payments.filter(({ payment_status }) => settled.includes(stateOf(payment_status)));
  const days = paid.map(({ paid_date, due_date }) => readDay(paid_date) ?? readDay(due_date));
  const amount: Decimal | undefined = readDecimal(participation?.interest_to_date_amount);
  return ofDays([{ amount, currency: participation?.currency ?? currency }], days);
}

function ofDays(items: readonly Sum[], days: readonly (CalendarDate | undefined)[]): InterestOfDays {
  const known = [...new Set(days.flatMap((day) => day ?? []))].toSorted();
  return { sums: sumsOf(items), count: known.length, from: known[0], to: known.at(-1) };
}
