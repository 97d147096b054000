/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary List the investor's documents
 */

export const documentListBodyTaxYearMin = 1990;
export const documentListBodyTaxYearMax = 2100;

export const documentListBodySearchMax = 200;

export const documentListBodyPerPageMax = 1000;

export const DocumentListBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  documenttype: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum([
      'investor_statement',
      'fund_statement',
      'distribution_notice',
      'redemption_notice',
      't5',
      't5008',
      'nr4',
      'rl3',
      'form_1099_int',
      'form_1099_div',
      'schedule_k1',
      'share_certificate',
      'subscription_agreement',
      'offering_memorandum',
      'financial_statements',
      'quarterly_report',
      'fund_facts',
      'loan_document',
      'notice',
      'other',
    ]),
  ),
  micid: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  loan_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  tax_year: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(documentListBodyTaxYearMin))
      .check(/*#__PURE__*/ zod.lte(documentListBodyTaxYearMax)),
  ),
  months: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([
      /*#__PURE__*/ zod.literal(1),
      /*#__PURE__*/ zod.literal(3),
      /*#__PURE__*/ zod.literal(6),
      /*#__PURE__*/ zod.literal(12),
      /*#__PURE__*/ zod.literal(120),
    ]),
  ),
  start_date: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  end_date: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(documentListBodySearchMax)),
  ),
  page: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  per_page: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(documentListBodyPerPageMax)),
  ),
  sort_by: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum([
      'name',
      'documenttype',
      'fund_name',
      'issued_date',
      'period_end_date',
      'tax_year',
      'file_size_bytes',
      'uploaded_at',
    ]),
  ),
  sort_dir: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
});

/**
 * @summary Get one document
 */

export const documentGetBodyKeyMax = 500;

export const documentGetBodyTaxYearMin = 1990;
export const documentGetBodyTaxYearMax = 2100;

export const documentGetBodySearchMax = 200;

export const DocumentGetBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  documenttype: /*#__PURE__*/ zod.union([
    /*#__PURE__*/ zod.enum([
      'investor_statement',
      'fund_statement',
      'distribution_notice',
      'redemption_notice',
      't5',
      't5008',
      'nr4',
      'rl3',
      'form_1099_int',
      'form_1099_div',
      'schedule_k1',
      'share_certificate',
      'subscription_agreement',
      'offering_memorandum',
      'financial_statements',
      'quarterly_report',
      'fund_facts',
      'loan_document',
      'notice',
      'other',
    ]),
    /*#__PURE__*/ zod.enum([
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
  ]),
  micid: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  key: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(documentGetBodyKeyMax)),
  loan_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  tax_year: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(documentGetBodyTaxYearMin))
      .check(/*#__PURE__*/ zod.lte(documentGetBodyTaxYearMax)),
  ),
  months: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([
      /*#__PURE__*/ zod.literal(1),
      /*#__PURE__*/ zod.literal(3),
      /*#__PURE__*/ zod.literal(6),
      /*#__PURE__*/ zod.literal(12),
      /*#__PURE__*/ zod.literal(120),
    ]),
  ),
  start_date: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  end_date: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(documentGetBodySearchMax)),
  ),
});

/**
 * @summary Download all documents of a filter, in parts
 */

export const documentDownloadAllBodyTaxYearMin = 1990;
export const documentDownloadAllBodyTaxYearMax = 2100;

export const documentDownloadAllBodySearchMax = 200;

export const DocumentDownloadAllBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  documenttype: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum([
      'investor_statement',
      'fund_statement',
      'distribution_notice',
      'redemption_notice',
      't5',
      't5008',
      'nr4',
      'rl3',
      'form_1099_int',
      'form_1099_div',
      'schedule_k1',
      'share_certificate',
      'subscription_agreement',
      'offering_memorandum',
      'financial_statements',
      'quarterly_report',
      'fund_facts',
      'loan_document',
      'notice',
      'other',
    ]),
  ),
  micid: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  loan_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  tax_year: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(documentDownloadAllBodyTaxYearMin))
      .check(/*#__PURE__*/ zod.lte(documentDownloadAllBodyTaxYearMax)),
  ),
  start_date: /*#__PURE__*/ zod.iso.date(),
  end_date: /*#__PURE__*/ zod.iso.date(),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(documentDownloadAllBodySearchMax)),
  ),
  page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
});
