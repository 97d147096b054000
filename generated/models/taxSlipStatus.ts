/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type TaxSlipStatus = (typeof TaxSlipStatus)[keyof typeof TaxSlipStatus];

export const TaxSlipStatus = {
  expected: 'expected',
  issued: 'issued',
  amended: 'amended',
  not_applicable: 'not_applicable',
} as const;
