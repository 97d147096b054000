/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary List how the manager reaches the user's investors
 */

export const InvestorContactListBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
});

/**
 * @summary Send a message to the manager
 */
export const contactSubmitBodySubjectMax = 150;

export const contactSubmitBodyMessageMax = 4000;

export const contactSubmitBodyPhoneMax = 32;

export const contactSubmitBodyPhoneRegExp = new RegExp('^\\+?[0-9(][0-9 ().x-]{5,30}$');
export const contactSubmitBodyPreferredTimeMax = 100;

export const contactSubmitBodyContextPageMax = 200;

export const contactSubmitBodyContextDocumentKeyMax = 200;

export const contactSubmitBodyRequestCurrencyRegExp = new RegExp('^[A-Z]{3}$');
export const contactSubmitBodyRequestAmountExclusiveMin = 0;

export const ContactSubmitBody = /*#__PURE__*/ zod.object({
  topic: /*#__PURE__*/ zod.enum([
    'Account Issues',
    'Withdrawal Request',
    'Statement Inquiry',
    'Meeting Request',
    'Deposit Request',
    'Other',
  ]),
  subject: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactSubmitBodySubjectMax)),
  ),
  message: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(contactSubmitBodyMessageMax)),
  preferred_contact: /*#__PURE__*/ zod.enum(['email', 'phone']),
  phone: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(contactSubmitBodyPhoneMax))
      .check(/*#__PURE__*/ zod.regex(contactSubmitBodyPhoneRegExp)),
  ),
  preferred_time: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactSubmitBodyPreferredTimeMax)),
  ),
  member_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  context: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.object({
      page: /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(contactSubmitBodyContextPageMax)),
      investment_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
      loan_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
      opportunity_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
      document_key: /*#__PURE__*/ zod.optional(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(contactSubmitBodyContextDocumentKeyMax)),
      ),
    }),
  ),
  request: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.object({
      currency: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(contactSubmitBodyRequestCurrencyRegExp)),
      amount: /*#__PURE__*/ zod.optional(
        /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(contactSubmitBodyRequestAmountExclusiveMin)),
      ),
      micid: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
      effective_date: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
      full_withdrawal: /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0), /*#__PURE__*/ zod.literal(1)]),
    }),
  ),
});

/**
 * @summary List the manager's team
 */
export const TeamListBody = /*#__PURE__*/ zod.looseObject({});
