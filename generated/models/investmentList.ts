/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Investment } from './investment.ts';

/**
 * All current investments in one answer.
 */
export interface InvestmentList {
  investments: Investment[];
}
