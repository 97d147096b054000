/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { InvestmentAllocation } from './investmentAllocation.ts';

/**
 * The amounts invested, divided up. All but `by_type` are over mortgages and syndicated loans only.
 */
export interface InvestmentAllocations {
  by_type: InvestmentAllocation[];
  by_lien: InvestmentAllocation[];
  by_loan_type: InvestmentAllocation[];
  by_province: InvestmentAllocation[];
  /** Bands 0-50, 50-60, 60-65, 65-70, 70-75, 75-80 and 80+. Earlier liens count. */
  by_ltv_band: InvestmentAllocation[];
  by_maturity_year: InvestmentAllocation[];
}
