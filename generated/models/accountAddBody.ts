/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AccountPurpose } from './accountPurpose.ts';
import type { AccountTypeLabel } from './accountTypeLabel.ts';
import type { Flag } from './flag.ts';
import type { InvestorId } from './investorId.ts';

/**
 * A Canadian account has `institution_number` and `transit_number`, one in the United States has `routing_number`.
 */
export interface AccountAddBody {
  investor_id?: InvestorId;
  /**
   * A nickname for the account.
   * @minLength 1
   * @maxLength 60
   */
  account_name: string;
  account_type: AccountTypeLabel;
  /**
   * The name the bank has for the account.
   * @minLength 1
   * @maxLength 120
   */
  holder_name: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  institution_name: string;
  /**
   * Three digits, of a Canadian account.
   * @pattern ^\d{3}$
   */
  institution_number?: string;
  /**
   * Five digits, of a Canadian account.
   * @pattern ^\d{5}$
   */
  transit_number?: string;
  /**
   * Nine digits, of an account in the United States.
   * @pattern ^\d{9}$
   */
  routing_number?: string;
  /**
   * Digits only.
   * @pattern ^\d{4,17}$
   */
  account_number: string;
  /**
   * The account number again; both must be equal.
   * @pattern ^\d{4,17}$
   */
  account_number_confirm: string;
  purpose: AccountPurpose;
  /** 1 makes this the default account once it is verified. */
  is_default: Flag;
  /**
   * The storage key of an image of a void cheque.
   * @minLength 1
   * @maxLength 200
   */
  void_cheque_key?: string;
}
