/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { ActivityType } from './activityType.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { InvestorId } from './investorId.ts';
import type { Months } from './months.ts';
import type { Page } from './page.ts';
import type { PaymentStatus } from './paymentStatus.ts';
import type { PerPage } from './perPage.ts';
import type { PortfolioActivitiesSortBy } from './portfolioActivitiesSortBy.ts';
import type { Search } from './search.ts';
import type { SortDirection } from './sortDirection.ts';

export interface PortfolioActivitiesBody {
  investor_id?: InvestorId;
  /**
   * Only the activities of this fund.
   * @minimum 1
   */
  micid?: number;
  activity_type?: ActivityType;
  status?: PaymentStatus;
  /** The period, counted back from today in months. Scheduled activities to come are included. Either this or two dates. */
  months?: Months;
  start_date?: CalendarDate;
  /** The last day of the period, not before start_date. */
  end_date?: CalendarDate;
  page?: Page;
  per_page?: PerPage;
  sort_by?: PortfolioActivitiesSortBy;
  sort_dir?: SortDirection;
  search?: Search;
}
