/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Whether the server did what was asked, independent of the HTTP status.
 */
export type Status = (typeof Status)[keyof typeof Status];

export const Status = {
  success: 'success',
  error: 'error',
} as const;
