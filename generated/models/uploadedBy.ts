/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type UploadedBy = (typeof UploadedBy)[keyof typeof UploadedBy];

export const UploadedBy = {
  investor: 'investor',
  manager: 'manager',
} as const;
