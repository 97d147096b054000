/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Days past due.
 */
export type DelinquencyBucket = (typeof DelinquencyBucket)[keyof typeof DelinquencyBucket];

export const DelinquencyBucket = {
  current: 'current',
  '1_30': '1_30',
  '31_60': '31_60',
  '61_90': '61_90',
  '90_plus': '90_plus',
} as const;
