/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Kinds of loan documents; `investor_disclosure` is Ontario Form 1/1.1.
 */
export type LoanDocumentType = (typeof LoanDocumentType)[keyof typeof LoanDocumentType];

export const LoanDocumentType = {
  commitment_letter: 'commitment_letter',
  mortgage_registration: 'mortgage_registration',
  promissory_note: 'promissory_note',
  participation_agreement: 'participation_agreement',
  investor_disclosure: 'investor_disclosure',
  appraisal: 'appraisal',
  title_insurance: 'title_insurance',
  property_insurance: 'property_insurance',
  inspection_report: 'inspection_report',
  payout_statement: 'payout_statement',
  renewal_agreement: 'renewal_agreement',
  correspondence: 'correspondence',
  other: 'other',
} as const;
