/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Account } from './account.ts';

export interface AddedAccount {
  account: Account;
}
