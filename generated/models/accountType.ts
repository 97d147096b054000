/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type AccountType = (typeof AccountType)[keyof typeof AccountType];

export const AccountType = {
  cash: 'cash',
  tfsa: 'tfsa',
  rrsp: 'rrsp',
  spousal_rrsp: 'spousal_rrsp',
  rrif: 'rrif',
  resp: 'resp',
  rdsp: 'rdsp',
  lira: 'lira',
  lif: 'lif',
  lrif: 'lrif',
  ipp: 'ipp',
  corporate: 'corporate',
  trust: 'trust',
  joint: 'joint',
  ira: 'ira',
} as const;
