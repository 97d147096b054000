/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary List the investors of the user
 */

export const InvestorListBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
});

/**
 * @summary List the linked accounts of an investor
 */
export const InvestorAccountListBody = /*#__PURE__*/ zod.looseObject({});

/**
 * @summary List the types that a linked account can have
 */

export const AccountTypeListBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
});

/**
 * @summary Link a bank account
 */

export const accountAddBodyAccountNameMax = 60;

export const accountAddBodyAccountTypeMax = 60;

export const accountAddBodyHolderNameMax = 120;

export const accountAddBodyInstitutionNameMax = 120;

export const accountAddBodyInstitutionNumberRegExp = new RegExp('^\\d{3}$');
export const accountAddBodyTransitNumberRegExp = new RegExp('^\\d{5}$');
export const accountAddBodyRoutingNumberRegExp = new RegExp('^\\d{9}$');
export const accountAddBodyAccountNumberRegExp = new RegExp('^\\d{4,17}$');
export const accountAddBodyAccountNumberConfirmRegExp = new RegExp('^\\d{4,17}$');
export const accountAddBodyVoidChequeKeyMax = 200;

export const AccountAddBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  account_name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(accountAddBodyAccountNameMax)),
  account_type: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(accountAddBodyAccountTypeMax)),
  holder_name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(accountAddBodyHolderNameMax)),
  institution_name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(accountAddBodyInstitutionNameMax)),
  institution_number: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountAddBodyInstitutionNumberRegExp)),
  ),
  transit_number: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountAddBodyTransitNumberRegExp)),
  ),
  routing_number: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountAddBodyRoutingNumberRegExp)),
  ),
  account_number: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountAddBodyAccountNumberRegExp)),
  account_number_confirm: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(accountAddBodyAccountNumberConfirmRegExp)),
  purpose: /*#__PURE__*/ zod.enum(['distributions', 'contributions', 'both']),
  is_default: /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0), /*#__PURE__*/ zod.literal(1)]),
  void_cheque_key: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(accountAddBodyVoidChequeKeyMax)),
  ),
});

/**
 * @summary Remove a linked account
 */

export const AccountRemoveBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  account_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
});
