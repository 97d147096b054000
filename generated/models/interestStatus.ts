/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type InterestStatus = (typeof InterestStatus)[keyof typeof InterestStatus];

export const InterestStatus = {
  none: 'none',
  submitted: 'submitted',
  accepted: 'accepted',
  declined: 'declined',
} as const;
