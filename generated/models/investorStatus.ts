/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type InvestorStatus = (typeof InvestorStatus)[keyof typeof InvestorStatus];

export const InvestorStatus = {
  active: 'active',
  inactive: 'inactive',
} as const;
