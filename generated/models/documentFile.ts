/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { DocumentType } from './documentType.ts';
import type { Flag } from './flag.ts';
import type { NullableDate } from './nullableDate.ts';
import type { NullableTimestamp } from './nullableTimestamp.ts';
import type { StatementSummary } from './statementSummary.ts';
import type { TaxSummary } from './taxSummary.ts';
import type { Timestamp } from './timestamp.ts';

export interface DocumentFile {
  document_id: number;
  /** What the document is called. The name of the saved file is made from it. */
  name: string;
  documenttype: DocumentType;
  /** The fund's id. A loan's document has the fund that administers the loan. */
  micid: number;
  fund_name: string;
  /**
   * The loan that the document belongs to; null where it belongs to none.
   * @nullable
   */
  loan_id: number | null;
  /**
   * Where the file is stored; opaque.
   * @minLength 1
   */
  key: string;
  issued_date: CalendarDate;
  period_start_date: NullableDate | null;
  period_end_date: NullableDate | null;
  /**
   * Calendar year of a tax document; null for others.
   * @nullable
   */
  tax_year: number | null;
  /** Without the dot. */
  file_extension: string;
  mime_type: string;
  /** @minimum 0 */
  file_size_bytes: number;
  uploaded_at: Timestamp;
  /** When the investor first opened it, or null. */
  first_viewed_at: NullableTimestamp | null;
  /** 1 until the investor has opened it. */
  is_new: Flag;
  statement_summary?: StatementSummary;
  tax_summary?: TaxSummary;
}
