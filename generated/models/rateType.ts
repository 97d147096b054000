/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type RateType = (typeof RateType)[keyof typeof RateType];

export const RateType = {
  fixed: 'fixed',
  variable: 'variable',
} as const;
