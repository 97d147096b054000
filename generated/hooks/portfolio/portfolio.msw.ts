/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type {
  PortfolioActivitiesAnswer,
  PortfolioCardCurrentlyInvestedAnswer,
  PortfolioCardInterestEarnedAnswer,
  PortfolioCardInterestThisMonthAnswer,
  PortfolioCardPerformanceAnswer,
  PortfolioDirectMortgageActivitiesAnswer,
  PortfolioEnableAnswer,
  PortfolioPerformanceDropdownAnswer,
} from '../portal.schemas';

const getPortfolioEnableResponseMock = (): PortfolioEnableAnswer => ({
  status: 'success',
  message: 'Your portfolio.',
  data: {
    notes_from_manager: 1,
    graph_loan_priority: 1,
    graph_holding_type: 1,
    graph_ltv: 1,
    fund_performance: 1,
    direct_mortgages: 1,
    syndicated_loans: 1,
    opportunities: 1,
    documents: 1,
    notes: [
      {
        note_id: 3104,
        micid: 12,
        fund_name: 'Northline MIC',
        title: 'June 2026 distribution',
        body_text:
          'The June distribution of 0.6042 for each class B unit will be reinvested or paid on July 15.\n\nThe notice is attached.',
        published_at: '2026-07-02T14:05:00Z',
        updated_at: '2026-07-03T13:30:00Z',
        author: {
          member_id: 1,
          name: 'Maya Chen',
          title: 'Investor Relations Director',
          profile_image_base_64_encoded: null,
        },
        category: 'distribution',
        is_pinned: 1,
        attachments: [
          {
            name: 'Northline MIC distribution notice June 2026',
            documenttype: 'distribution_notice',
            micid: 12,
            key: 'notices/501/2026-06-distribution',
            file_size_bytes: 84213,
          },
        ],
      },
      {
        note_id: 3098,
        micid: null,
        fund_name: null,
        title: 'Lending in the second quarter',
        body_text: 'All loans in which Tremblay Holdings Inc. takes part paid on time in the second quarter.',
        published_at: '2026-06-30T19:00:00Z',
        updated_at: null,
        author: { member_id: 2, name: 'Daniel Roy', title: 'Portfolio Manager', profile_image_base_64_encoded: null },
        category: 'market',
        is_pinned: 0,
        attachments: [],
      },
    ],
  },
});

const getPortfolioActivitiesResponseMock = (): PortfolioActivitiesAnswer => ({
  status: 'success',
  message: 'Your activities.',
  data: {
    period_start_date: '2024-02-01',
    period_end_date: '2026-07-31',
    total: 61,
    page: 1,
    per_page: 5,
    last_page: 13,
    currency: 'CAD',
    totals: {
      inflow_amount: 469215.14,
      outflow_amount: 219215.14,
      income_amount: 40000,
      fees_amount: 0,
      tax_amount: 0,
      currency: 'CAD',
    },
    activities: [
      {
        activity_id: 90211,
        activity_date: '2026-07-15',
        effective_date: '2026-06-30',
        settled_date: '2026-07-15',
        activity_type: 'reinvestment',
        status: 'scheduled',
        micid: 12,
        fund_name: 'Northline MIC',
        share_class: 'B',
        account_type: 'corporate',
        investor_account_name: 'Tremblay Holdings Inc.',
        description: 'June 2026 distribution reinvested',
        units: 15.1042,
        unit_price: 100,
        units_balance: 2515.1042,
        currency: 'CAD',
        gross_amount: 1510.42,
        management_fee_amount: 0,
        withholding_tax_amount: 0,
        redemption_penalty_amount: 0,
        net_amount: 1510.42,
        balance_amount: 251510.42,
        payment_method: 'drip',
        reference_number: 'DST-2026-06-0012',
        document: { documenttype: 'distribution_notice', micid: 12, key: 'notices/501/2026-06-distribution' },
      },
      {
        activity_id: 90187,
        activity_date: '2026-06-15',
        effective_date: '2026-05-31',
        settled_date: '2026-06-15',
        activity_type: 'reinvestment',
        status: 'reinvested',
        micid: 12,
        fund_name: 'Northline MIC',
        share_class: 'B',
        account_type: 'corporate',
        investor_account_name: 'Tremblay Holdings Inc.',
        description: 'May 2026 distribution reinvested',
        units: 15.0135,
        unit_price: 100,
        units_balance: 2500,
        currency: 'CAD',
        gross_amount: 1501.35,
        management_fee_amount: 0,
        withholding_tax_amount: 0,
        redemption_penalty_amount: 0,
        net_amount: 1501.35,
        balance_amount: 250000,
        payment_method: 'drip',
        reference_number: 'DST-2026-05-0012',
        document: { documenttype: 'distribution_notice', micid: 12, key: 'notices/501/2026-05-distribution' },
      },
      {
        activity_id: 90163,
        activity_date: '2026-05-15',
        effective_date: '2026-04-30',
        settled_date: '2026-05-15',
        activity_type: 'reinvestment',
        status: 'reinvested',
        micid: 12,
        fund_name: 'Northline MIC',
        share_class: 'B',
        account_type: 'corporate',
        investor_account_name: 'Tremblay Holdings Inc.',
        description: 'April 2026 distribution reinvested',
        units: 14.9233,
        unit_price: 100,
        units_balance: 2484.9865,
        currency: 'CAD',
        gross_amount: 1492.33,
        management_fee_amount: 0,
        withholding_tax_amount: 0,
        redemption_penalty_amount: 0,
        net_amount: 1492.33,
        balance_amount: 248498.65,
        payment_method: 'drip',
        reference_number: 'DST-2026-04-0012',
        document: { documenttype: 'distribution_notice', micid: 12, key: 'notices/501/2026-04-distribution' },
      },
      {
        activity_id: 90139,
        activity_date: '2026-04-15',
        effective_date: '2026-03-31',
        settled_date: '2026-04-15',
        activity_type: 'reinvestment',
        status: 'reinvested',
        micid: 12,
        fund_name: 'Northline MIC',
        share_class: 'B',
        account_type: 'corporate',
        investor_account_name: 'Tremblay Holdings Inc.',
        description: 'March 2026 distribution reinvested',
        units: 14.8337,
        unit_price: 100,
        units_balance: 2470.0632,
        currency: 'CAD',
        gross_amount: 1483.37,
        management_fee_amount: 0,
        withholding_tax_amount: 0,
        redemption_penalty_amount: 0,
        net_amount: 1483.37,
        balance_amount: 247006.32,
        payment_method: 'drip',
        reference_number: 'DST-2026-03-0012',
        document: { documenttype: 'distribution_notice', micid: 12, key: 'notices/501/2026-03-distribution' },
      },
      {
        activity_id: 90115,
        activity_date: '2026-03-15',
        effective_date: '2026-02-28',
        settled_date: '2026-03-15',
        activity_type: 'reinvestment',
        status: 'reinvested',
        micid: 12,
        fund_name: 'Northline MIC',
        share_class: 'B',
        account_type: 'corporate',
        investor_account_name: 'Tremblay Holdings Inc.',
        description: 'February 2026 distribution reinvested',
        units: 10.0382,
        unit_price: 100,
        units_balance: 2455.2295,
        currency: 'CAD',
        gross_amount: 1003.82,
        management_fee_amount: 0,
        withholding_tax_amount: 0,
        redemption_penalty_amount: 0,
        net_amount: 1003.82,
        balance_amount: 245522.95,
        payment_method: 'drip',
        reference_number: 'DST-2026-02-0012',
        document: null,
      },
    ],
  },
});

const getPortfolioDirectMortgageActivitiesResponseMock = (): PortfolioDirectMortgageActivitiesAnswer => ({
  status: 'success',
  message: 'Your direct-mortgage activities.',
  data: {
    period_start_date: '2026-04-01',
    period_end_date: '2026-07-10',
    total: 4,
    page: 1,
    per_page: 5,
    last_page: 1,
    currency: 'CAD',
    totals: { interest_amount: 4625, principal_amount: 0, fees_amount: 500, net_amount: 4625, currency: 'CAD' },
    activities: [
      {
        activity_id: 71188,
        loan_id: 1042,
        loan_number: 'DM-1042',
        property_city: 'Hamilton',
        property_province: 'ON',
        lien_position: '2',
        activity_type: 'interest_payment',
        activity_date: '2026-07-01',
        due_date: '2026-07-01',
        payment_status: 'cleared',
        note_rate_percent: 10.25,
        investor_rate_percent: 9.25,
        currency: 'CAD',
        gross_interest_amount: 1281.25,
        management_fee_amount: 125,
        sales_tax_amount: 0,
        withholding_tax_amount: 0,
        principal_amount: 0,
        interest_amount: 1156.25,
        fee_income_amount: 0,
        net_amount: 1156.25,
        principal_balance_amount: 150000,
        reference_number: 'INT-2026-06-1042',
      },
      {
        activity_id: 71157,
        loan_id: 1042,
        loan_number: 'DM-1042',
        property_city: 'Hamilton',
        property_province: 'ON',
        lien_position: '2',
        activity_type: 'interest_payment',
        activity_date: '2026-06-01',
        due_date: '2026-06-01',
        payment_status: 'cleared',
        note_rate_percent: 10.25,
        investor_rate_percent: 9.25,
        currency: 'CAD',
        gross_interest_amount: 1281.25,
        management_fee_amount: 125,
        sales_tax_amount: 0,
        withholding_tax_amount: 0,
        principal_amount: 0,
        interest_amount: 1156.25,
        fee_income_amount: 0,
        net_amount: 1156.25,
        principal_balance_amount: 150000,
        reference_number: 'INT-2026-05-1042',
      },
      {
        activity_id: 71126,
        loan_id: 1042,
        loan_number: 'DM-1042',
        property_city: 'Hamilton',
        property_province: 'ON',
        lien_position: '2',
        activity_type: 'interest_payment',
        activity_date: '2026-05-01',
        due_date: '2026-05-01',
        payment_status: 'cleared',
        note_rate_percent: 10.25,
        investor_rate_percent: 9.25,
        currency: 'CAD',
        gross_interest_amount: 1281.25,
        management_fee_amount: 125,
        sales_tax_amount: 0,
        withholding_tax_amount: 0,
        principal_amount: 0,
        interest_amount: 1156.25,
        fee_income_amount: 0,
        net_amount: 1156.25,
        principal_balance_amount: 150000,
        reference_number: 'INT-2026-04-1042',
      },
      {
        activity_id: 71095,
        loan_id: 1042,
        loan_number: 'DM-1042',
        property_city: 'Hamilton',
        property_province: 'ON',
        lien_position: '2',
        activity_type: 'interest_payment',
        activity_date: '2026-04-01',
        due_date: '2026-04-01',
        payment_status: 'cleared',
        note_rate_percent: 10.25,
        investor_rate_percent: 9.25,
        currency: 'CAD',
        gross_interest_amount: 1281.25,
        management_fee_amount: 125,
        sales_tax_amount: 0,
        withholding_tax_amount: 0,
        principal_amount: 0,
        interest_amount: 1156.25,
        fee_income_amount: 0,
        net_amount: 1156.25,
        principal_balance_amount: 150000,
        reference_number: 'INT-2026-03-1042',
      },
    ],
  },
});

const getPortfolioCardCurrentlyInvestedResponseMock = (): PortfolioCardCurrentlyInvestedAnswer => ({
  status: 'success',
  message: 'Currently invested.',
  data: {
    currently_invested_amount: 550000,
    currency: 'CAD',
    as_of_date: '2026-06-30',
    period_start_date: '2025-07-01',
    period_end_date: '2026-06-30',
    previous_amount: 525000,
    change_amount: 25000,
    change_percent: 4.76,
    compare_to: 'last_year',
    breakdown: [
      { investment_type: 'fund', label: 'Fund', amount: 250000, currency: 'CAD', percent: 45.45, count: 1 },
      {
        investment_type: 'direct_mortgage',
        label: 'Direct mortgage',
        amount: 150000,
        currency: 'CAD',
        percent: 27.27,
        count: 1,
      },
      {
        investment_type: 'syndicated_loan',
        label: 'Syndicated loan',
        amount: 150000,
        currency: 'CAD',
        percent: 27.27,
        count: 1,
      },
    ],
    series: [
      { date: '2025-06-30', amount: 525000, currency: 'CAD' },
      { date: '2025-07-31', amount: 527187.5, currency: 'CAD' },
      { date: '2025-08-31', amount: 310251.2, currency: 'CAD' },
      { date: '2025-09-30', amount: 461219.38, currency: 'CAD' },
      { date: '2025-10-31', amount: 462193.41, currency: 'CAD' },
      { date: '2025-11-30', amount: 463173.33, currency: 'CAD' },
      { date: '2025-12-31', amount: 464159.17, currency: 'CAD' },
      { date: '2026-01-31', amount: 465150.96, currency: 'CAD' },
      { date: '2026-02-28', amount: 466148.75, currency: 'CAD' },
      { date: '2026-03-31', amount: 545522.95, currency: 'CAD' },
      { date: '2026-04-30', amount: 547006.32, currency: 'CAD' },
      { date: '2026-05-31', amount: 548498.65, currency: 'CAD' },
      { date: '2026-06-30', amount: 550000, currency: 'CAD' },
    ],
    pending_amount: 0,
  },
});

const getPortfolioCardInterestEarnedResponseMock = (): PortfolioCardInterestEarnedAnswer => ({
  status: 'success',
  message: 'Interest earned.',
  data: {
    interest_earned_amount: 41230.18,
    paid_amount: 26062.5,
    reinvested_amount: 13657.26,
    accrued_amount: 1510.42,
    withheld_tax_amount: 0,
    fees_amount: 3375,
    currency: 'CAD',
    as_of_date: '2026-06-30',
    period_start_date: '2025-07-01',
    period_end_date: '2026-06-30',
    months: 12,
    previous_amount: 26392.74,
    change_amount: 14837.44,
    change_percent: 56.22,
    compare_to: 'last_year',
    breakdown: [
      { investment_type: 'fund', label: 'Fund', amount: 15167.68, currency: 'CAD', percent: 36.79, count: 1 },
      {
        investment_type: 'direct_mortgage',
        label: 'Direct mortgage',
        amount: 13875,
        currency: 'CAD',
        percent: 33.65,
        count: 1,
      },
      {
        investment_type: 'syndicated_loan',
        label: 'Syndicated loan',
        amount: 12187.5,
        currency: 'CAD',
        percent: 29.56,
        count: 1,
      },
    ],
    series: [
      { period: '2025-07', amount: 3435.09, currency: 'CAD' },
      { period: '2025-08', amount: 2124.43, currency: 'CAD' },
      { period: '2025-09', amount: 3349.03, currency: 'CAD' },
      { period: '2025-10', amount: 3354.92, currency: 'CAD' },
      { period: '2025-11', amount: 3360.84, currency: 'CAD' },
      { period: '2025-12', amount: 3366.79, currency: 'CAD' },
      { period: '2026-01', amount: 3372.79, currency: 'CAD' },
      { period: '2026-02', amount: 3378.82, currency: 'CAD' },
      { period: '2026-03', amount: 3858.37, currency: 'CAD' },
      { period: '2026-04', amount: 3867.33, currency: 'CAD' },
      { period: '2026-05', amount: 3876.35, currency: 'CAD' },
      { period: '2026-06', amount: 3885.42, currency: 'CAD' },
    ],
  },
});

const getPortfolioCardPerformanceResponseMock = (): PortfolioCardPerformanceAnswer => ({
  status: 'success',
  message: 'Performance.',
  data: {
    return_percent: 7.5,
    annualized_return_percent: 7.5,
    is_annualized: 1,
    return_method: 'time_weighted',
    net_of_fees: 1,
    since_inception_percent: 7.12,
    inception_date: '2018-03-01',
    target_percent: 7.5,
    benchmark: { name: 'One-year GIC average', percent: 3.35 },
    as_of_date: '2026-06-30',
    period_start_date: '2025-07-01',
    period_end_date: '2026-06-30',
    previous_percent: 7.23,
    change_percent: 0.27,
    compare_to: 'last_year',
    series: [
      {
        period: '2025-07',
        period_start_date: '2025-07-01',
        period_end_date: '2025-07-31',
        currency: 'CAD',
        return_percent: 0.6042,
        annualized_return_percent: 7.5,
        cumulative_return_percent: 0.6042,
        compare_return_percent: 0.5833,
        distribution_per_unit_amount: 0.6042,
        unit_price: 100,
        net_asset_value_amount: 44620000,
        units_outstanding: 446200,
        is_audited: 1,
      },
      {
        period: '2025-08',
        period_start_date: '2025-08-01',
        period_end_date: '2025-08-31',
        currency: 'CAD',
        return_percent: 0.6042,
        annualized_return_percent: 7.5,
        cumulative_return_percent: 1.212,
        compare_return_percent: 0.5833,
        distribution_per_unit_amount: 0.6042,
        unit_price: 100,
        net_asset_value_amount: 44900000,
        units_outstanding: 449000,
        is_audited: 1,
      },
      {
        period: '2025-09',
        period_start_date: '2025-09-01',
        period_end_date: '2025-09-30',
        currency: 'CAD',
        return_percent: 0.6042,
        annualized_return_percent: 7.5,
        cumulative_return_percent: 1.8235,
        compare_return_percent: 0.5833,
        distribution_per_unit_amount: 0.6042,
        unit_price: 100,
        net_asset_value_amount: 45210000,
        units_outstanding: 452100,
        is_audited: 1,
      },
      {
        period: '2025-10',
        period_start_date: '2025-10-01',
        period_end_date: '2025-10-31',
        currency: 'CAD',
        return_percent: 0.6042,
        annualized_return_percent: 7.5,
        cumulative_return_percent: 2.4387,
        compare_return_percent: 0.5833,
        distribution_per_unit_amount: 0.6042,
        unit_price: 100,
        net_asset_value_amount: 45530000,
        units_outstanding: 455300,
        is_audited: 1,
      },
      {
        period: '2025-11',
        period_start_date: '2025-11-01',
        period_end_date: '2025-11-30',
        currency: 'CAD',
        return_percent: 0.6042,
        annualized_return_percent: 7.5,
        cumulative_return_percent: 3.0576,
        compare_return_percent: 0.5833,
        distribution_per_unit_amount: 0.6042,
        unit_price: 100,
        net_asset_value_amount: 45840000,
        units_outstanding: 458400,
        is_audited: 1,
      },
      {
        period: '2025-12',
        period_start_date: '2025-12-01',
        period_end_date: '2025-12-31',
        currency: 'CAD',
        return_percent: 0.6042,
        annualized_return_percent: 7.5,
        cumulative_return_percent: 3.6802,
        compare_return_percent: 0.5833,
        distribution_per_unit_amount: 0.6042,
        unit_price: 100,
        net_asset_value_amount: 46100000,
        units_outstanding: 461000,
        is_audited: 1,
      },
      {
        period: '2026-01',
        period_start_date: '2026-01-01',
        period_end_date: '2026-01-31',
        currency: 'CAD',
        return_percent: 0.6042,
        annualized_return_percent: 7.5,
        cumulative_return_percent: 4.3066,
        compare_return_percent: 0.5833,
        distribution_per_unit_amount: 0.6042,
        unit_price: 100,
        net_asset_value_amount: 46480000,
        units_outstanding: 464800,
        is_audited: 0,
      },
      {
        period: '2026-02',
        period_start_date: '2026-02-01',
        period_end_date: '2026-02-28',
        currency: 'CAD',
        return_percent: 0.6042,
        annualized_return_percent: 7.5,
        cumulative_return_percent: 4.9368,
        compare_return_percent: 0.5833,
        distribution_per_unit_amount: 0.6042,
        unit_price: 100,
        net_asset_value_amount: 46830000,
        units_outstanding: 468300,
        is_audited: 0,
      },
      {
        period: '2026-03',
        period_start_date: '2026-03-01',
        period_end_date: '2026-03-31',
        currency: 'CAD',
        return_percent: 0.6042,
        annualized_return_percent: 7.5,
        cumulative_return_percent: 5.5708,
        compare_return_percent: 0.5833,
        distribution_per_unit_amount: 0.6042,
        unit_price: 100,
        net_asset_value_amount: 47190000,
        units_outstanding: 471900,
        is_audited: 0,
      },
      {
        period: '2026-04',
        period_start_date: '2026-04-01',
        period_end_date: '2026-04-30',
        currency: 'CAD',
        return_percent: 0.6042,
        annualized_return_percent: 7.5,
        cumulative_return_percent: 6.2086,
        compare_return_percent: 0.5833,
        distribution_per_unit_amount: 0.6042,
        unit_price: 100,
        net_asset_value_amount: 47560000,
        units_outstanding: 475600,
        is_audited: 0,
      },
      {
        period: '2026-05',
        period_start_date: '2026-05-01',
        period_end_date: '2026-05-31',
        currency: 'CAD',
        return_percent: 0.6042,
        annualized_return_percent: 7.5,
        cumulative_return_percent: 6.8503,
        compare_return_percent: 0.5833,
        distribution_per_unit_amount: 0.6042,
        unit_price: 100,
        net_asset_value_amount: 47910000,
        units_outstanding: 479100,
        is_audited: 0,
      },
      {
        period: '2026-06',
        period_start_date: '2026-06-01',
        period_end_date: '2026-06-30',
        currency: 'CAD',
        return_percent: 0.6042,
        annualized_return_percent: 7.5,
        cumulative_return_percent: 7.4958,
        compare_return_percent: 0.5833,
        distribution_per_unit_amount: 0.6042,
        unit_price: 100,
        net_asset_value_amount: 48250000,
        units_outstanding: 482500,
        is_audited: 0,
      },
    ],
    fund_facts: {
      micid: 12,
      fund_name: 'Northline MIC',
      fund_type: 'MIC',
      inception_date: '2018-03-01',
      currency: 'CAD',
      assets_under_administration_amount: 52400000,
      loans_count: 86,
      weighted_average_rate_percent: 9.85,
      weighted_average_ltv_percent: 64.2,
      first_lien_percent: 71.5,
      past_due_percent: 1.8,
      largest_loan_percent: 4.1,
      management_fee_percent: 1.25,
      minimum_investment_amount: 25000,
      redemption_terms: "Quarterly, on 60 days' notice.",
    },
  },
});

const getPortfolioCardInterestThisMonthResponseMock = (): PortfolioCardInterestThisMonthAnswer => ({
  status: 'success',
  message: 'Interest this month.',
  data: {
    interest_this_month_amount: 3885.42,
    paid_amount: 2375,
    scheduled_amount: 1510.42,
    accrued_to_date_amount: 3885.42,
    currency: 'CAD',
    as_of_date: '2026-06-30',
    period_start_date: '2026-06-01',
    period_end_date: '2026-06-30',
    next_payment_date: '2026-07-15',
    payment_status: 'scheduled',
    previous_amount: 3343.75,
    change_amount: 541.67,
    change_percent: 16.2,
    compare_to: 'last_year',
    breakdown: [
      { investment_type: 'fund', label: 'Fund', amount: 1510.42, currency: 'CAD', percent: 38.87, count: 1 },
      {
        investment_type: 'direct_mortgage',
        label: 'Direct mortgage',
        amount: 1156.25,
        currency: 'CAD',
        percent: 29.76,
        count: 1,
      },
      {
        investment_type: 'syndicated_loan',
        label: 'Syndicated loan',
        amount: 1218.75,
        currency: 'CAD',
        percent: 31.37,
        count: 1,
      },
    ],
  },
});

const getPortfolioPerformanceDropdownResponseMock = (): PortfolioPerformanceDropdownAnswer => ({
  status: 'success',
  message: 'Performances.',
  data: {
    performances: [
      {
        performance_id: 'all',
        label: 'All investments',
        investment_type: null,
        micid: null,
        share_class: null,
        inception_date: '2023-03-01',
        currency: 'CAD',
        is_default: 1,
      },
      {
        performance_id: 'fund-12-B',
        label: 'Northline MIC – Class B',
        investment_type: 'fund',
        micid: 12,
        share_class: 'B',
        inception_date: '2018-03-01',
        currency: 'CAD',
        is_default: 0,
      },
    ],
  },
});

export const getPortfolioEnableMockHandler = (
  overrideResponse?:
    | PortfolioEnableAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PortfolioEnableAnswer> | PortfolioEnableAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/portfolio/enable',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPortfolioEnableResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPortfolioActivitiesMockHandler = (
  overrideResponse?:
    | PortfolioActivitiesAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PortfolioActivitiesAnswer> | PortfolioActivitiesAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/portfolio/activities',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPortfolioActivitiesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPortfolioDirectMortgageActivitiesMockHandler = (
  overrideResponse?:
    | PortfolioDirectMortgageActivitiesAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PortfolioDirectMortgageActivitiesAnswer> | PortfolioDirectMortgageActivitiesAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/portfolio/activities/direct-mortgages',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPortfolioDirectMortgageActivitiesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPortfolioCardCurrentlyInvestedMockHandler = (
  overrideResponse?:
    | PortfolioCardCurrentlyInvestedAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PortfolioCardCurrentlyInvestedAnswer> | PortfolioCardCurrentlyInvestedAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/portfolio/cards/currently_invested',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPortfolioCardCurrentlyInvestedResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPortfolioCardInterestEarnedMockHandler = (
  overrideResponse?:
    | PortfolioCardInterestEarnedAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PortfolioCardInterestEarnedAnswer> | PortfolioCardInterestEarnedAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/portfolio/cards/interest_earned',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPortfolioCardInterestEarnedResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPortfolioCardPerformanceMockHandler = (
  overrideResponse?:
    | PortfolioCardPerformanceAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PortfolioCardPerformanceAnswer> | PortfolioCardPerformanceAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/portfolio/cards/performance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPortfolioCardPerformanceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPortfolioCardInterestThisMonthMockHandler = (
  overrideResponse?:
    | PortfolioCardInterestThisMonthAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PortfolioCardInterestThisMonthAnswer> | PortfolioCardInterestThisMonthAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/portfolio/cards/interest_thismonth',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPortfolioCardInterestThisMonthResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPortfolioPerformanceDropdownMockHandler = (
  overrideResponse?:
    | PortfolioPerformanceDropdownAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PortfolioPerformanceDropdownAnswer> | PortfolioPerformanceDropdownAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/portfolio/performance/dropdown',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPortfolioPerformanceDropdownResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
