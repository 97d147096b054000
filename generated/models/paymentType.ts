/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type PaymentType = (typeof PaymentType)[keyof typeof PaymentType];

export const PaymentType = {
  interest_only: 'interest_only',
  amortizing: 'amortizing',
  interest_reserve: 'interest_reserve',
  accrued_balloon: 'accrued_balloon',
} as const;
