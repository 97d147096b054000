/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { DocumentListSortBy } from './documentListSortBy.ts';
import type { DocumentType } from './documentType.ts';
import type { InvestorId } from './investorId.ts';
import type { Months } from './months.ts';
import type { Page } from './page.ts';
import type { PerPage } from './perPage.ts';
import type { Search } from './search.ts';
import type { SortDirection } from './sortDirection.ts';

export interface DocumentListBody {
  investor_id?: InvestorId;
  documenttype?: DocumentType;
  /**
   * Only documents of this fund.
   * @minimum 1
   */
  micid?: number;
  /**
   * Only documents of this loan.
   * @minimum 1
   */
  loan_id?: number;
  /**
   * Only tax documents of this calendar year.
   * @minimum 1990
   * @maximum 2100
   */
  tax_year?: number;
  months?: Months;
  /** First day of issue. Goes with `end_date`, in place of `months`. */
  start_date?: CalendarDate;
  /** Last day of issue, not before `start_date`. */
  end_date?: CalendarDate;
  search?: Search;
  page?: Page;
  per_page?: PerPage;
  sort_by?: DocumentListSortBy;
  sort_dir?: SortDirection;
}
