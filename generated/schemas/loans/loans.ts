/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary Show one loan and the investor's share of it
 */

export const LoanDetailsBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  loan_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
});

/**
 * @summary Delete a document that the investor uploaded to a loan
 */

export const LoanDocumentDeleteBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  loan_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  document_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
});

/**
 * @summary Upload a document to a loan
 */

export const loanDocumentUploadBodyNameMax = 200;

export const loanDocumentUploadBodyDescriptionMax = 1000;

export const LoanDocumentUploadBody = /*#__PURE__*/ zod.object({
  loan_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  documenttype: /*#__PURE__*/ zod.enum([
    'commitment_letter',
    'mortgage_registration',
    'promissory_note',
    'participation_agreement',
    'investor_disclosure',
    'appraisal',
    'title_insurance',
    'property_insurance',
    'inspection_report',
    'payout_statement',
    'renewal_agreement',
    'correspondence',
    'other',
  ]),
  name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(loanDocumentUploadBodyNameMax)),
  description: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loanDocumentUploadBodyDescriptionMax)),
  ),
  file: /*#__PURE__*/ zod.instanceof(Blob),
});
