/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary Sum up what the investor holds
 */

export const InvestmentSummaryBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
});

/**
 * @summary List what the investor holds
 */
export const InvestmentListBody = /*#__PURE__*/ zod.looseObject({});
