/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { DocumentType } from './documentType.ts';
import type { InvestorId } from './investorId.ts';
import type { Page } from './page.ts';
import type { Search } from './search.ts';

export interface DocumentDownloadAllBody {
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
  /** First day of issue. */
  start_date: CalendarDate;
  /** Last day of issue, not before `start_date`. */
  end_date: CalendarDate;
  search?: Search;
  /** Which part of the download, from 1. A part has at most 200 files. */
  page: Page;
}
