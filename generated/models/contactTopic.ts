/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type ContactTopic = (typeof ContactTopic)[keyof typeof ContactTopic];

export const ContactTopic = {
  Account_Issues: 'Account Issues',
  Withdrawal_Request: 'Withdrawal Request',
  Statement_Inquiry: 'Statement Inquiry',
  Meeting_Request: 'Meeting Request',
  Deposit_Request: 'Deposit Request',
  Other: 'Other',
} as const;
