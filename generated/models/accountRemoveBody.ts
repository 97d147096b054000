/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AccountId } from './accountId.ts';
import type { InvestorId } from './investorId.ts';

export interface AccountRemoveBody {
  investor_id?: InvestorId;
  account_id: AccountId;
}
