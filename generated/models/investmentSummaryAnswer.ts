/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { InvestmentSummary } from './investmentSummary.ts';

export type InvestmentSummaryAnswer = Envelope & {
  data: InvestmentSummary;
};
