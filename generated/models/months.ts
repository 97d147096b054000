/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * The period, counted back from today in months. 120 stands for all time.
 */
export type Months = (typeof Months)[keyof typeof Months];

export const Months = {
  NUMBER_1: 1,
  NUMBER_3: 3,
  NUMBER_6: 6,
  NUMBER_12: 12,
  NUMBER_120: 120,
} as const;
