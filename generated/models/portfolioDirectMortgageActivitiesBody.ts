/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { DirectMortgageActivityType } from './directMortgageActivityType.ts';
import type { Months } from './months.ts';
import type { Page } from './page.ts';
import type { PerPage } from './perPage.ts';
import type { PortfolioDirectMortgageActivitiesSortBy } from './portfolioDirectMortgageActivitiesSortBy.ts';
import type { Search } from './search.ts';
import type { SortDirection } from './sortDirection.ts';

export interface PortfolioDirectMortgageActivitiesBody {
  activity_type?: DirectMortgageActivityType;
  /** The period, counted back from today in months. Scheduled activities to come are included. Either this or two dates. */
  months?: Months;
  start_date?: CalendarDate;
  /** The last day of the period, not before start_date. */
  end_date?: CalendarDate;
  page?: Page;
  per_page?: PerPage;
  sort_by?: PortfolioDirectMortgageActivitiesSortBy;
  sort_dir?: SortDirection;
  search?: Search;
}
