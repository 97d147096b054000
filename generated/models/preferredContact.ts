/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type PreferredContact = (typeof PreferredContact)[keyof typeof PreferredContact];

export const PreferredContact = {
  email: 'email',
  phone: 'phone',
} as const;
