/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { InvestmentListAnswer, InvestmentSummaryAnswer } from '../portal.schemas';

const getInvestmentSummaryResponseMock = (): InvestmentSummaryAnswer => ({
  status: 'success',
  message: 'Your current investments.',
  data: {
    currency: 'CAD',
    total_invested_amount: 550000,
    current_value_amount: 550000,
    interest_to_date_amount: 76822.92,
    weighted_average_rate_percent: 8.48,
    weighted_average_ltv_percent: 65.11,
    weighted_average_months_to_maturity: 9,
    investments_count: 3,
    next_maturity_date: '2026-11-01',
    allocations: {
      by_type: [
        { label: 'Fund', currency: 'CAD', amount: 250000, percent: 45.45, count: 1 },
        { label: 'Direct mortgage', currency: 'CAD', amount: 150000, percent: 27.27, count: 1 },
        { label: 'Syndicated loan', currency: 'CAD', amount: 150000, percent: 27.27, count: 1 },
      ],
      by_lien: [
        { label: '1st', currency: 'CAD', amount: 150000, percent: 50, count: 1 },
        { label: '2nd', currency: 'CAD', amount: 150000, percent: 50, count: 1 },
      ],
      by_loan_type: [
        { label: 'Standard', currency: 'CAD', amount: 150000, percent: 50, count: 1 },
        { label: 'Commercial', currency: 'CAD', amount: 150000, percent: 50, count: 1 },
      ],
      by_province: [{ label: 'ON', currency: 'CAD', amount: 300000, percent: 100, count: 2 }],
      by_ltv_band: [
        { label: '60-65', currency: 'CAD', amount: 150000, percent: 50, count: 1 },
        { label: '65-70', currency: 'CAD', amount: 150000, percent: 50, count: 1 },
      ],
      by_maturity_year: [
        { label: '2026', currency: 'CAD', amount: 150000, percent: 50, count: 1 },
        { label: '2027', currency: 'CAD', amount: 150000, percent: 50, count: 1 },
      ],
    },
  },
});

const getInvestmentListResponseMock = (): InvestmentListAnswer => ({
  status: 'success',
  message: 'Your current investments.',
  data: {
    investments: [
      {
        investment_id: 7001,
        investment_type: 'fund',
        name: 'Northline MIC – Class B',
        status: 'active',
        currency: 'CAD',
        account_type: 'corporate',
        invested_date: '2023-03-01',
        invested_amount: 250000,
        current_value_amount: 250000,
        ownership_percent: 0.52,
        rate_percent: 7.25,
        payment_frequency: 'monthly',
        next_payment_date: '2026-07-15',
        next_payment_amount: 1510.42,
        interest_to_date_amount: 41510.42,
        distribution_option: 'drip',
        documents_count: 2,
        is_new: 0,
        micid: 12,
        fund_name: 'Northline MIC',
        share_class: 'B',
        units: 2500,
        unit_price: 100,
        certificate_numbers: ['B-000187', 'B-000342'],
        lockup_end_date: '2024-03-01',
        redemption_notice_days: 60,
        earliest_redemption_date: '2026-09-30',
      },
      {
        investment_id: 7002,
        investment_type: 'direct_mortgage',
        name: 'Hamilton second mortgage',
        status: 'active',
        currency: 'CAD',
        account_type: 'corporate',
        invested_date: '2024-11-01',
        invested_amount: 150000,
        current_value_amount: 150000,
        ownership_percent: 100,
        rate_percent: 9.25,
        payment_frequency: 'monthly',
        next_payment_date: '2026-08-01',
        next_payment_amount: 1156.25,
        interest_to_date_amount: 23125,
        distribution_option: 'cash',
        documents_count: 0,
        is_new: 0,
        loan_id: 1042,
        loan_number: 'DM-1042',
        lien_position: '2',
        loan_type: 'standard',
        property_type: 'single_family',
        property_city: 'Hamilton',
        property_province: 'ON',
        loan_amount: 150000,
        participation_percent: 100,
        ltv_percent: 67.06,
        maturity_date: '2026-11-01',
        days_past_due: 0,
        loan_status: 'active',
        note_rate_percent: 10.25,
        investor_rate_percent: 9.25,
      },
      {
        investment_id: 7003,
        investment_type: 'syndicated_loan',
        name: 'Foundry Lane retail block',
        status: 'active',
        currency: 'CAD',
        account_type: 'corporate',
        invested_date: '2025-09-01',
        invested_amount: 150000,
        current_value_amount: 150000,
        ownership_percent: 12.5,
        rate_percent: 9.75,
        payment_frequency: 'monthly',
        next_payment_date: '2026-08-01',
        next_payment_amount: 1218.75,
        interest_to_date_amount: 12187.5,
        distribution_option: 'cash',
        documents_count: 2,
        is_new: 0,
        loan_id: 2017,
        loan_number: 'NL-2026-017',
        lien_position: '1',
        loan_type: 'commercial',
        property_type: 'commercial',
        property_city: 'Toronto',
        property_province: 'ON',
        loan_amount: 1200000,
        participation_percent: 12.5,
        ltv_percent: 63.16,
        maturity_date: '2027-09-01',
        days_past_due: 0,
        loan_status: 'active',
        note_rate_percent: 11.25,
        investor_rate_percent: 9.75,
      },
    ],
  },
});

export const getInvestmentSummaryMockHandler = (
  overrideResponse?:
    | InvestmentSummaryAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InvestmentSummaryAnswer> | InvestmentSummaryAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/investments/current',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getInvestmentSummaryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getInvestmentListMockHandler = (
  overrideResponse?:
    | InvestmentListAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvestmentListAnswer> | InvestmentListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/investments/current/list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getInvestmentListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
