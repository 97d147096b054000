/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type PhoneType = (typeof PhoneType)[keyof typeof PhoneType];

export const PhoneType = {
  mobile: 'mobile',
  home: 'home',
  work: 'work',
  other: 'other',
} as const;
