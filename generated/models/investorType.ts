/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type InvestorType = (typeof InvestorType)[keyof typeof InvestorType];

export const InvestorType = {
  individual: 'individual',
  joint: 'joint',
  corporation: 'corporation',
  trust: 'trust',
  partnership: 'partnership',
  fund: 'fund',
  estate: 'estate',
  registered_plan: 'registered_plan',
} as const;
