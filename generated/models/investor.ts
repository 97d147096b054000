/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AccountType } from './accountType.ts';
import type { EnabledModules } from './enabledModules.ts';
import type { Flag } from './flag.ts';
import type { InvestorId } from './investorId.ts';
import type { InvestorRelationship } from './investorRelationship.ts';
import type { InvestorStatus } from './investorStatus.ts';
import type { InvestorType } from './investorType.ts';

export interface Investor {
  /** The id to select it by. */
  investor_id: InvestorId;
  name: string;
  investor_type: InvestorType;
  account_type: AccountType;
  /** The manager's number for the investor. */
  investor_number: string;
  email: string;
  /** What the user is to the investor. */
  relationship: InvestorRelationship;
  /** 1 for the user's main investor. */
  is_primary: Flag;
  status: InvestorStatus;
  /** 1 where the investor holds fund units. */
  has_fund: Flag;
  /** 1 where the investor holds direct mortgages or shares of syndicated loans. */
  has_mortgages: Flag;
  /** The investor's own modules; they come before the list's. */
  enabled_modules?: EnabledModules | null;
}
