/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { LoanDocumentUploadData } from './loanDocumentUploadData.ts';

export type LoanDocumentUploadAnswer = Envelope & {
  data: LoanDocumentUploadData;
};
