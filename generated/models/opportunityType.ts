/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type OpportunityType = (typeof OpportunityType)[keyof typeof OpportunityType];

export const OpportunityType = {
  fund_offering: 'fund_offering',
  direct_mortgage: 'direct_mortgage',
  syndicated_loan: 'syndicated_loan',
} as const;
