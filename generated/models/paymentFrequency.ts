/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type PaymentFrequency = (typeof PaymentFrequency)[keyof typeof PaymentFrequency];

export const PaymentFrequency = {
  weekly: 'weekly',
  bi_weekly: 'bi_weekly',
  semi_monthly: 'semi_monthly',
  monthly: 'monthly',
  quarterly: 'quarterly',
  annually: 'annually',
  at_maturity: 'at_maturity',
} as const;
