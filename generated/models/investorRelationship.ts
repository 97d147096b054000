/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type InvestorRelationship = (typeof InvestorRelationship)[keyof typeof InvestorRelationship];

export const InvestorRelationship = {
  owner: 'owner',
  joint_owner: 'joint_owner',
  trustee: 'trustee',
  delegate: 'delegate',
} as const;
