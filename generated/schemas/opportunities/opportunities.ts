/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary List what is open for investment
 */

export const opportunityListBodyMaxLtvPercentMin = 0;
export const opportunityListBodyMaxLtvPercentMax = 100;

export const opportunityListBodyMinRatePercentMin = 0;
export const opportunityListBodyMinRatePercentMax = 100;

export const opportunityListBodyProvinceRegExp = new RegExp('^[A-Z]{2}$');

export const opportunityListBodyPerPageMax = 1000;

export const OpportunityListBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  opportunity_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum(['fund_offering', 'direct_mortgage', 'syndicated_loan']),
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum(['coming_soon', 'open', 'fully_funded', 'closed', 'withdrawn']),
  ),
  lien_position: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1', '2', '3', 'other'])),
  max_ltv_percent: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(opportunityListBodyMaxLtvPercentMin))
      .check(/*#__PURE__*/ zod.lte(opportunityListBodyMaxLtvPercentMax)),
  ),
  min_rate_percent: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .number()
      .check(/*#__PURE__*/ zod.gte(opportunityListBodyMinRatePercentMin))
      .check(/*#__PURE__*/ zod.lte(opportunityListBodyMinRatePercentMax)),
  ),
  province: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(opportunityListBodyProvinceRegExp)),
  ),
  sort_by: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum([
      'title',
      'reference',
      'status',
      'loan_amount',
      'available_amount',
      'funded_percent',
      'minimum_investment_amount',
      'investor_rate_percent',
      'ltv_percent',
      'term_months',
      'expected_funding_date',
      'closes_at',
      'listed_at',
    ]),
  ),
  sort_dir: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  page: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  per_page: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(opportunityListBodyPerPageMax)),
  ),
});

/**
 * @summary Show one opportunity
 */

export const OpportunityDetailsBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  opportunity_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
});
