/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type DocumentReviewStatus = (typeof DocumentReviewStatus)[keyof typeof DocumentReviewStatus];

export const DocumentReviewStatus = {
  received: 'received',
  reviewed: 'reviewed',
  rejected: 'rejected',
} as const;
