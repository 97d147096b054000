/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { InvestorId } from './investorId.ts';

export interface LoanDocumentDeleteBody {
  investor_id?: InvestorId;
  /** @minimum 1 */
  loan_id: number;
  /** @minimum 1 */
  document_id: number;
}
