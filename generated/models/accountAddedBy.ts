/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type AccountAddedBy = (typeof AccountAddedBy)[keyof typeof AccountAddedBy];

export const AccountAddedBy = {
  investor: 'investor',
  manager: 'manager',
} as const;
