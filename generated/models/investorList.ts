/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { EnabledModules } from './enabledModules.ts';
import type { Investor } from './investor.ts';
import type { InvestorListInvestorschange } from './investorListInvestorschange.ts';

export interface InvestorList {
  investors: Investor[];
  /**
   * 1 or absent where the user may switch investors; 0 where not.
   * @nullable
   */
  investorschange?: InvestorListInvestorschange;
  /** The modules of every investor that has none of its own. */
  enabled_modules?: EnabledModules | null;
}
