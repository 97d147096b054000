/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AccountTypeLabel } from './accountTypeLabel.ts';

export interface AccountTypes {
  /** Labels to choose from, in the order to show them. They mean nothing beyond their text. */
  account_types: AccountTypeLabel[];
}
