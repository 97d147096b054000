/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * What moved a direct mortgage; `additional_advance` is a draw, `payout` a payoff.
 */
export type DirectMortgageActivityType = (typeof DirectMortgageActivityType)[keyof typeof DirectMortgageActivityType];

export const DirectMortgageActivityType = {
  funding: 'funding',
  additional_advance: 'additional_advance',
  interest_payment: 'interest_payment',
  principal_payment: 'principal_payment',
  partial_paydown: 'partial_paydown',
  payout: 'payout',
  renewal: 'renewal',
  extension: 'extension',
  rate_change: 'rate_change',
  late_fee: 'late_fee',
  nsf_fee: 'nsf_fee',
  default_interest: 'default_interest',
  fee_income: 'fee_income',
  management_fee: 'management_fee',
  transfer: 'transfer',
  reversal: 'reversal',
} as const;
