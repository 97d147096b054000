/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type AppraisalBasis = (typeof AppraisalBasis)[keyof typeof AppraisalBasis];

export const AppraisalBasis = {
  as_is: 'as_is',
  as_completed: 'as_completed',
} as const;
