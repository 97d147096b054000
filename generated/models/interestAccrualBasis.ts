/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type InterestAccrualBasis = (typeof InterestAccrualBasis)[keyof typeof InterestAccrualBasis];

export const InterestAccrualBasis = {
  '30_360': '30_360',
  actual_365: 'actual_365',
  actual_360: 'actual_360',
} as const;
