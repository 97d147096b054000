/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { InvestorList } from './investorList.ts';

export type InvestorListAnswer = Envelope & {
  data: InvestorList;
};
