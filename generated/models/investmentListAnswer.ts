/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { InvestmentList } from './investmentList.ts';

export type InvestmentListAnswer = Envelope & {
  data: InvestmentList;
};
