/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type DocumentType = (typeof DocumentType)[keyof typeof DocumentType];

export const DocumentType = {
  investor_statement: 'investor_statement',
  fund_statement: 'fund_statement',
  distribution_notice: 'distribution_notice',
  redemption_notice: 'redemption_notice',
  t5: 't5',
  t5008: 't5008',
  nr4: 'nr4',
  rl3: 'rl3',
  form_1099_int: 'form_1099_int',
  form_1099_div: 'form_1099_div',
  schedule_k1: 'schedule_k1',
  share_certificate: 'share_certificate',
  subscription_agreement: 'subscription_agreement',
  offering_memorandum: 'offering_memorandum',
  financial_statements: 'financial_statements',
  quarterly_report: 'quarterly_report',
  fund_facts: 'fund_facts',
  loan_document: 'loan_document',
  notice: 'notice',
  other: 'other',
} as const;
