/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Where a holding stands; `pending` is subscribed and not settled.
 */
export type InvestmentStatus = (typeof InvestmentStatus)[keyof typeof InvestmentStatus];

export const InvestmentStatus = {
  pending: 'pending',
  active: 'active',
  closed: 'closed',
} as const;
