/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { InvestorId } from './investorId.ts';

export interface LoanDetailsBody {
  investor_id?: InvestorId;
  /** @minimum 1 */
  loan_id: number;
}
