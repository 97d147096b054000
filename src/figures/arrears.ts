import { type CalendarDate, readDay } from '../values/calendar.ts';
import { type Decimal, readDecimal } from '../values/decimal.ts';
import { stateOf } from './activityPayment.ts';
import type { Investment, Loan } from './answers.ts';
import type { CashFlow } from './cash.ts';
import { type Sum, sumsOf } from './exactAmounts.ts';
import { lost, type Payment, toInvestor } from './payment.ts';
import { isBehind, isMissed } from './paymentsState.ts';
import { placeOf } from './place.ts';

/** The amounts owed of one kind, one for each currency. */
export interface Owed {
  kind: (typeof toInvestor)[number];
  sums: Sum[];
}

/** A loan that is behind, or an investment with a failed payment. */
export interface Arrears {
  place: string;
  name: string;
  loanId: number | undefined;
  holdings: readonly Investment[];
  /** Taken from the loan in the answer; undefined if unknown. */
  daysPastDue: number | undefined;
  /** The day of the first payment that failed; undefined if no day is known. */
  since: CalendarDate | undefined;
  /**
   * What is owed to me: my net share of the failed payments. Interest and principal stay apart (Reading R51), and
   * neither counts in any other sum.
   */
  owed: readonly Owed[];
  failed: readonly Payment[];
}

/**
 * The investments that are behind, longest past due first.
 *
 * @figure Failed, Behind
 * @fields portfolioActivities.activities.status, .net_amount, investmentList.investments.days_past_due
 */
export function arrearsOf(flow: CashFlow | undefined, investments: readonly Investment[] = []): Arrears[] {
  const failed = (flow?.entries ?? []).filter(isMissed);
  const behind = investments.filter(isBehind);
  const places = new Map<string, Pick<Arrears, 'name' | 'loanId' | 'holdings'>>();
  for (const { place, name, loanId, holdings } of failed) places.set(place, { name, loanId, holdings });
  for (const holding of behind) {
    const { loan_id: loanId, name } = holding;
    const place = placeOf(holding);
    if (!places.has(place))
      places.set(place, { name, loanId, holdings: investments.filter((one) => placeOf(one) === place) });
  }
  const all = [...places].map(([place, about]): Arrears => {
    const own = failed.filter((payment) => payment.place === place);
    const days = about.holdings.flatMap(({ days_past_due }) => days_past_due ?? []);
    return {
      place,
      ...about,
      daysPastDue: days.length > 0 ? Math.max(...days) : undefined,
      since: own[0]?.day,
      owed: owedOf(own),
      failed: own,
    };
  });
  return all.sort((a, b) => (b.daysPastDue ?? 0) - (a.daysPastDue ?? 0));
}

/** The sums by kind of payment; a kind without failed payments is absent. */
const owedOf = (failed: readonly Payment[]): Owed[] =>
  toInvestor
    .map((kind) => ({ kind, sums: sumsOf(failed.filter((payment) => payment.kind === kind)) }))
    .filter(({ sums }) => sums.length > 0);

/** A payment that the borrower missed, with the steps from it to my share. */
export interface MissedPayment {
  due: CalendarDate | undefined;
  currency: string;
  /** What the borrower owed to all lenders. */
  borrower: Decimal | undefined;
  /** The servicing fee that would have been deducted from it. */
  fee: Decimal | undefined;
  /** What I would have received after the fee. */
  mine: Decimal | undefined;
}

/**
 * The payments of a loan that failed or were reversed, latest first, as in the answer.
 *
 * @figure Owed to you
 * @fields loanDetails.loan_details.payments
 */
export const missedPayments = ({ payments }: Loan): MissedPayment[] =>
  payments
    .filter(({ payment_status }) => lost.includes(stateOf(payment_status)))
    .map((payment) => ({
      due: readDay(payment.due_date),
      currency: payment.currency,
      borrower: readDecimal(payment.gross_amount),
      fee: readDecimal(payment.servicing_fee_amount),
      mine: readDecimal(payment.my_net_amount),
    }));
