/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { CardBreakdownItem } from './cardBreakdownItem.ts';
import type { ChangePercent } from './changePercent.ts';
import type { CompareTo } from './compareTo.ts';
import type { Currency } from './currency.ts';
import type { InvestedPoint } from './investedPoint.ts';
import type { Money } from './money.ts';

export interface PortfolioCardCurrentlyInvested {
  /** The sum of the breakdown. A mortgage counts with the investor's share of the principal outstanding. */
  currently_invested_amount: Money;
  currency: Currency;
  as_of_date: CalendarDate;
  /** The amount invested at the earlier date that `compare_to` names. */
  previous_amount: Money;
  /** The present amount less the previous one. */
  change_amount: Money;
  change_percent: ChangePercent | null;
  compare_to: CompareTo;
  breakdown: CardBreakdownItem[];
  /** The amount invested at the end of each month, oldest first; the last is the amount of the card. */
  series: InvestedPoint[];
  /** Subscribed and not settled yet; not part of the amount invested. */
  pending_amount: Money;
}
