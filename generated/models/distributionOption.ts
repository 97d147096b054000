/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type DistributionOption = (typeof DistributionOption)[keyof typeof DistributionOption];

export const DistributionOption = {
  cash: 'cash',
  drip: 'drip',
  partial_drip: 'partial_drip',
} as const;
