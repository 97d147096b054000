/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AccountAddedBy } from './accountAddedBy.ts';
import type { AccountId } from './accountId.ts';
import type { AccountPurpose } from './accountPurpose.ts';
import type { AccountStatus } from './accountStatus.ts';
import type { AccountTypeLabel } from './accountTypeLabel.ts';
import type { Currency } from './currency.ts';
import type { Flag } from './flag.ts';
import type { LinkedInvestment } from './linkedInvestment.ts';
import type { NullableDate } from './nullableDate.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A bank account that money is paid to or drawn from.
 */
export interface Account {
  account_id: AccountId;
  /** The nickname that the investor gave it. */
  account_name: string;
  account_type: AccountTypeLabel;
  /** The name the bank has for the account. */
  holder_name: string;
  institution_name: string;
  /**
   * Three digits, of a Canadian account, else null.
   * @nullable
   */
  institution_number: string | null;
  /**
   * Five digits, of a Canadian account, else null.
   * @nullable
   */
  transit_number: string | null;
  /**
   * Nine digits, of an account in the United States, else null.
   * @nullable
   */
  routing_number: string | null;
  /** The account number with only its last digits readable. */
  account_number_masked: string;
  /** ISO 4217 code of the account's currency. */
  currency: Currency;
  /** 1 for the account used where none is chosen. */
  is_default: Flag;
  purpose: AccountPurpose;
  status: AccountStatus;
  /**
   * Why the account has this status, where there is more to say, else null.
   * @nullable
   */
  status_reason: string | null;
  added_by: AccountAddedBy;
  added_at: Timestamp;
  /** The first day the account is used, or null while it waits to be verified. */
  effective_date: NullableDate | null;
  /** The investments paid to this account. */
  linked_investments: LinkedInvestment[];
  /** 0 for the last account and for the default one. */
  can_remove: Flag;
}
