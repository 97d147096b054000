/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type InvestmentType = (typeof InvestmentType)[keyof typeof InvestmentType];

export const InvestmentType = {
  fund: 'fund',
  direct_mortgage: 'direct_mortgage',
  syndicated_loan: 'syndicated_loan',
} as const;
