/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { LoanDocument } from './loanDocument.ts';

export interface LoanDocumentUploadData {
  document: LoanDocument;
}
