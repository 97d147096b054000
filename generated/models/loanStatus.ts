/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type LoanStatus = (typeof LoanStatus)[keyof typeof LoanStatus];

export const LoanStatus = {
  funding: 'funding',
  active: 'active',
  past_due: 'past_due',
  matured: 'matured',
  in_default: 'in_default',
  foreclosure: 'foreclosure',
  renewed: 'renewed',
  paid_out: 'paid_out',
  sold: 'sold',
  written_off: 'written_off',
} as const;
