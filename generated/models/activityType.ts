/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * What moved money or units; `deposit` is a subscription, `withdrawal` a redemption.
 */
export type ActivityType = (typeof ActivityType)[keyof typeof ActivityType];

export const ActivityType = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  distribution: 'distribution',
  one_time_distribution: 'one_time_distribution',
  performance_bonus: 'performance_bonus',
  reinvestment: 'reinvestment',
  transfer_in: 'transfer_in',
  transfer_out: 'transfer_out',
  management_fee: 'management_fee',
  servicing_fee: 'servicing_fee',
  redemption_penalty: 'redemption_penalty',
  withholding_tax: 'withholding_tax',
  return_of_capital: 'return_of_capital',
  adjustment: 'adjustment',
  reversal: 'reversal',
} as const;
