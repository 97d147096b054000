/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type StatementCadence = (typeof StatementCadence)[keyof typeof StatementCadence];

export const StatementCadence = {
  monthly: 'monthly',
  quarterly: 'quarterly',
  yearly: 'yearly',
} as const;
