/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Where a payment stands; `failed` is a payment returned unpaid (NSF).
 */
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

export const PaymentStatus = {
  scheduled: 'scheduled',
  pending: 'pending',
  cleared: 'cleared',
  failed: 'failed',
  reversed: 'reversed',
  reinvested: 'reinvested',
} as const;
