/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type AccreditationStatus = (typeof AccreditationStatus)[keyof typeof AccreditationStatus];

export const AccreditationStatus = {
  verified: 'verified',
  pending: 'pending',
  expired: 'expired',
  not_provided: 'not_provided',
} as const;
