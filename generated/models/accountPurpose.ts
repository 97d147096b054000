/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type AccountPurpose = (typeof AccountPurpose)[keyof typeof AccountPurpose];

export const AccountPurpose = {
  distributions: 'distributions',
  contributions: 'contributions',
  both: 'both',
} as const;
