/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { DocumentReviewStatus } from './documentReviewStatus.ts';
import type { Flag } from './flag.ts';
import type { LoanDocumentType } from './loanDocumentType.ts';
import type { Timestamp } from './timestamp.ts';
import type { UploadedBy } from './uploadedBy.ts';

export interface LoanDocument {
  document_id: number;
  name: string;
  documenttype: LoanDocumentType;
  /** Id of the fund that administers the loan. */
  micid: number;
  /**
   * Where the file is stored; opaque.
   * @minLength 1
   */
  key: string;
  uploaded_at: Timestamp;
  uploaded_by: UploadedBy;
  /** @minimum 0 */
  file_size_bytes: number;
  mime_type: string;
  /** 1 where the investor may delete it. */
  can_delete: Flag;
  status: DocumentReviewStatus;
}
