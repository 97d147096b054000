/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type AddressType = (typeof AddressType)[keyof typeof AddressType];

export const AddressType = {
  home: 'home',
  mailing: 'mailing',
  business: 'business',
  registered: 'registered',
} as const;
