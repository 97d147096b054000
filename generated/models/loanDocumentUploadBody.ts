/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { LoanDocumentType } from './loanDocumentType.ts';

export interface LoanDocumentUploadBody {
  /** @minimum 1 */
  loan_id: number;
  documenttype: LoanDocumentType;
  /**
   * What the document is called in the list.
   * @minLength 1
   * @maxLength 200
   */
  name: string;
  /**
   * A note to the manager.
   * @maxLength 1000
   */
  description?: string;
  /** At most 20 MB. PDF, PNG, JPEG, DOCX or XLSX, by content and by name. */
  file: Blob | File | string;
}
