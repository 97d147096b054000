/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type AccountStatus = (typeof AccountStatus)[keyof typeof AccountStatus];

export const AccountStatus = {
  pending_verification: 'pending_verification',
  pending_approval: 'pending_approval',
  verified: 'verified',
  rejected: 'rejected',
  inactive: 'inactive',
} as const;
