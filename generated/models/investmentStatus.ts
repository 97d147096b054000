/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Where a holding stands; `pending` is subscribed and not settled. A loan's arrears and its maturity show here.
 */
export type InvestmentStatus = (typeof InvestmentStatus)[keyof typeof InvestmentStatus];

export const InvestmentStatus = {
  pending: 'pending',
  active: 'active',
  past_due: 'past_due',
  matured: 'matured',
  in_default: 'in_default',
  closed: 'closed',
} as const;
