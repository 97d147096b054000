/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { InvestorId } from './investorId.ts';

export interface InvestmentSummaryBody {
  investor_id?: InvestorId;
}
