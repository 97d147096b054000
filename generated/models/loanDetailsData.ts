/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { LoanDetails } from './loanDetails.ts';

export interface LoanDetailsData {
  loan_details: LoanDetails;
}
