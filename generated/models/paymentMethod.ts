/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

export const PaymentMethod = {
  eft: 'eft',
  wire: 'wire',
  cheque: 'cheque',
  drip: 'drip',
  internal: 'internal',
} as const;
