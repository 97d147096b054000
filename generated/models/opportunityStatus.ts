/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type OpportunityStatus = (typeof OpportunityStatus)[keyof typeof OpportunityStatus];

export const OpportunityStatus = {
  coming_soon: 'coming_soon',
  open: 'open',
  fully_funded: 'fully_funded',
  closed: 'closed',
  withdrawn: 'withdrawn',
} as const;
