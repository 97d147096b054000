/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type LoanType = (typeof LoanType)[keyof typeof LoanType];

export const LoanType = {
  standard: 'standard',
  construction: 'construction',
  commercial: 'commercial',
  fix_and_flip: 'fix_and_flip',
} as const;
