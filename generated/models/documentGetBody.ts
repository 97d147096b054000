/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AnyDocumentType } from './anyDocumentType.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { InvestorId } from './investorId.ts';
import type { Months } from './months.ts';
import type { Search } from './search.ts';

export interface DocumentGetBody {
  investor_id?: InvestorId;
  documenttype: AnyDocumentType;
  /**
   * The fund's id.
   * @minimum 1
   */
  micid: number;
  /**
   * Where the file is stored; as the list gave it.
   * @minLength 1
   * @maxLength 500
   */
  key: string;
  /**
   * From the filter of the list, as are the fields below.
   * @minimum 1
   */
  loan_id?: number;
  /**
   * @minimum 1990
   * @maximum 2100
   */
  tax_year?: number;
  months?: Months;
  start_date?: CalendarDate;
  end_date?: CalendarDate;
  search?: Search;
}
