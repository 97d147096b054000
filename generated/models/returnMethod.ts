/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type ReturnMethod = (typeof ReturnMethod)[keyof typeof ReturnMethod];

export const ReturnMethod = {
  time_weighted: 'time_weighted',
  money_weighted: 'money_weighted',
  simple_yield: 'simple_yield',
} as const;
