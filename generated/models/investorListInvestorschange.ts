/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * 1 or absent where the user may switch investors; 0 where not.
 * @nullable
 */
export type InvestorListInvestorschange =
  | (typeof InvestorListInvestorschange)[keyof typeof InvestorListInvestorschange]
  | null;

export const InvestorListInvestorschange = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
