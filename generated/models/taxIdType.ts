/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type TaxIdType = (typeof TaxIdType)[keyof typeof TaxIdType];

export const TaxIdType = {
  sin: 'sin',
  bn: 'bn',
  ssn: 'ssn',
  ein: 'ein',
  itin: 'itin',
  trust_number: 'trust_number',
} as const;
