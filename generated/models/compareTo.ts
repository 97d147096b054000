/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * What a figure is compared with.
 */
export type CompareTo = (typeof CompareTo)[keyof typeof CompareTo];

export const CompareTo = {
  last_year: 'last_year',
  last_quarter: 'last_quarter',
  last_month: 'last_month',
} as const;
