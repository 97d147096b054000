/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { InvestorAccounts } from './investorAccounts.ts';

export type InvestorAccountListAnswer = Envelope & {
  data: InvestorAccounts;
};
