/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { Flag } from './flag.ts';
import type { Money } from './money.ts';
import type { NullableDate } from './nullableDate.ts';
import type { ParticipationRank } from './participationRank.ts';
import type { Percent } from './percent.ts';

/**
 * The selected investor's share of the loan. Amounts are the investor's own.
 */
export interface LoanParticipation {
  investor_id: number;
  currency: Currency;
  invested_amount: Money;
  /** Share of the whole loan. The shares of all lenders add up to 100. */
  participation_percent: Percent;
  /** The note rate less the servicing fee. */
  investor_rate_percent: Percent;
  /** In points of the note rate. */
  servicing_fee_percent: Percent;
  monthly_net_interest_amount: Money;
  principal_returned_amount: Money;
  /** Interest paid to the investor so far, net of fees. */
  interest_to_date_amount: Money;
  effective_from_date: CalendarDate;
  effective_to_date: NullableDate | null;
  rank: ParticipationRank;
  /** 1 for the one lender who takes the odd cent of a payment. */
  is_rounding_lender: Flag;
}
