/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { LoanDetailsData } from './loanDetailsData.ts';

export type LoanDetailsAnswer = Envelope & {
  data: LoanDetailsData;
};
