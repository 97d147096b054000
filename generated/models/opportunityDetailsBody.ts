/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { InvestorId } from './investorId.ts';

export interface OpportunityDetailsBody {
  investor_id?: InvestorId;
  /** @minimum 1 */
  opportunity_id: number;
}
