/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Order of repayment on sale.
 */
export type LienPosition = (typeof LienPosition)[keyof typeof LienPosition];

export const LienPosition = {
  NUMBER_1: '1',
  NUMBER_2: '2',
  NUMBER_3: '3',
  other: 'other',
} as const;
