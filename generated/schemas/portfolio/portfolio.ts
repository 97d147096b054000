/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary Tell which parts of the overview are on
 */
export const PortfolioEnableBody = /*#__PURE__*/ zod.looseObject({});

/**
 * @summary List fund activities
 */

export const portfolioActivitiesBodyPerPageMax = 1000;

export const portfolioActivitiesBodySearchMax = 200;

export const PortfolioActivitiesBody = /*#__PURE__*/ zod.object({
  investor_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  micid: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  activity_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum([
      'deposit',
      'withdrawal',
      'distribution',
      'one_time_distribution',
      'performance_bonus',
      'reinvestment',
      'transfer_in',
      'transfer_out',
      'management_fee',
      'servicing_fee',
      'redemption_penalty',
      'withholding_tax',
      'return_of_capital',
      'adjustment',
      'reversal',
    ]),
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum(['scheduled', 'pending', 'cleared', 'failed', 'reversed', 'reinvested']),
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
  page: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  per_page: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(portfolioActivitiesBodyPerPageMax)),
  ),
  sort_by: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum([
      'activity_date',
      'activity_type',
      'status',
      'fund_name',
      'investor_account_name',
      'description',
      'units',
      'gross_amount',
      'net_amount',
      'balance_amount',
      'settled_date',
    ]),
  ),
  sort_dir: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(portfolioActivitiesBodySearchMax)),
  ),
});

/**
 * @summary List direct-mortgage activities
 */

export const portfolioDirectMortgageActivitiesBodyPerPageMax = 1000;

export const portfolioDirectMortgageActivitiesBodySearchMax = 200;

export const PortfolioDirectMortgageActivitiesBody = /*#__PURE__*/ zod.object({
  activity_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum([
      'funding',
      'additional_advance',
      'interest_payment',
      'principal_payment',
      'partial_paydown',
      'payout',
      'renewal',
      'extension',
      'rate_change',
      'late_fee',
      'nsf_fee',
      'default_interest',
      'fee_income',
      'management_fee',
      'transfer',
      'reversal',
    ]),
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
  page: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  per_page: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(portfolioDirectMortgageActivitiesBodyPerPageMax)),
  ),
  sort_by: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum([
      'activity_date',
      'due_date',
      'activity_type',
      'payment_status',
      'loan_number',
      'property_city',
      'lien_position',
      'gross_interest_amount',
      'principal_amount',
      'interest_amount',
      'net_amount',
      'principal_balance_amount',
    ]),
  ),
  sort_dir: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(portfolioDirectMortgageActivitiesBodySearchMax)),
  ),
});

/**
 * @summary Show what is currently invested
 */
export const portfolioCardCurrentlyInvestedBodyPerformanceIdMax = 64;

export const PortfolioCardCurrentlyInvestedBody = /*#__PURE__*/ zod.object({
  months: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([
      /*#__PURE__*/ zod.literal(1),
      /*#__PURE__*/ zod.literal(3),
      /*#__PURE__*/ zod.literal(6),
      /*#__PURE__*/ zod.literal(12),
      /*#__PURE__*/ zod.literal(120),
    ]),
  ),
  compare_to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['last_year', 'last_quarter', 'last_month'])),
  performance_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(portfolioCardCurrentlyInvestedBodyPerformanceIdMax)),
  ),
});

/**
 * @summary Show the interest earned in a period
 */
export const portfolioCardInterestEarnedBodyPerformanceIdMax = 64;

export const PortfolioCardInterestEarnedBody = /*#__PURE__*/ zod.object({
  months: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([
      /*#__PURE__*/ zod.literal(1),
      /*#__PURE__*/ zod.literal(3),
      /*#__PURE__*/ zod.literal(6),
      /*#__PURE__*/ zod.literal(12),
      /*#__PURE__*/ zod.literal(120),
    ]),
  ),
  compare_to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['last_year', 'last_quarter', 'last_month'])),
  performance_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(portfolioCardInterestEarnedBodyPerformanceIdMax)),
  ),
});

/**
 * @summary Show the performance of a fund or of everything
 */
export const portfolioCardPerformanceBodyPerformanceIdMax = 64;

export const PortfolioCardPerformanceBody = /*#__PURE__*/ zod.object({
  months: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([
      /*#__PURE__*/ zod.literal(1),
      /*#__PURE__*/ zod.literal(3),
      /*#__PURE__*/ zod.literal(6),
      /*#__PURE__*/ zod.literal(12),
      /*#__PURE__*/ zod.literal(120),
    ]),
  ),
  compare_to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['last_year', 'last_quarter', 'last_month'])),
  performance_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(portfolioCardPerformanceBodyPerformanceIdMax)),
  ),
});

/**
 * @summary Show the interest of this month
 */
export const portfolioCardInterestThisMonthBodyPerformanceIdMax = 64;

export const PortfolioCardInterestThisMonthBody = /*#__PURE__*/ zod.object({
  months: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([
      /*#__PURE__*/ zod.literal(1),
      /*#__PURE__*/ zod.literal(3),
      /*#__PURE__*/ zod.literal(6),
      /*#__PURE__*/ zod.literal(12),
      /*#__PURE__*/ zod.literal(120),
    ]),
  ),
  compare_to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['last_year', 'last_quarter', 'last_month'])),
  performance_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(portfolioCardInterestThisMonthBodyPerformanceIdMax)),
  ),
});

/**
 * @summary List what performance can be shown for
 */
export const PortfolioPerformanceDropdownBody = /*#__PURE__*/ zod.looseObject({});
