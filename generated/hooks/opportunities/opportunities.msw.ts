/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { OpportunityDetailsAnswer, OpportunityListAnswer } from '../portal.schemas';

const getOpportunityListResponseMock = (): OpportunityListAnswer => ({
  status: 'success',
  message: 'Current opportunities.',
  data: {
    total: 1,
    page: 1,
    per_page: 10,
    last_page: 1,
    opportunities: [
      {
        opportunity_id: 31,
        title: 'Harbourfront mixed-use building',
        reference: 'NL-2026-031',
        opportunity_type: 'syndicated_loan',
        status: 'open',
        image_base_64_encoded:
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwAEAQH/7yMK/gAAAABJRU5ErkJggg==',
        image_url: null,
        city: 'Toronto',
        province: 'ON',
        property_type: 'mixed_use',
        loan_type: 'commercial',
        lien_position: '1',
        currency: 'CAD',
        loan_amount: 1200000,
        available_amount: 420000,
        committed_amount: 780000,
        funded_percent: 65,
        minimum_investment_amount: 25000,
        maximum_investment_amount: 300000,
        investor_rate_percent: 9.75,
        note_rate_percent: 11.25,
        ltv_percent: 63.16,
        term_months: 12,
        payment_frequency: 'monthly',
        expected_funding_date: '2026-08-01',
        closes_at: '2026-07-24T21:00:00Z',
        listed_at: '2026-06-29T13:00:00Z',
        is_new: 1,
        my_interest: { status: 'submitted', currency: 'CAD', amount: 50000, submitted_at: '2026-07-07T14:22:00Z' },
      },
    ],
  },
});

const getOpportunityDetailsResponseMock = (): OpportunityDetailsAnswer => ({
  status: 'success',
  message: 'The opportunity.',
  data: {
    opportunity: {
      opportunity_id: 31,
      title: 'Harbourfront mixed-use building',
      reference: 'NL-2026-031',
      opportunity_type: 'syndicated_loan',
      status: 'open',
      image_base_64_encoded:
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwAEAQH/7yMK/gAAAABJRU5ErkJggg==',
      image_url: null,
      city: 'Toronto',
      province: 'ON',
      property_type: 'mixed_use',
      loan_type: 'commercial',
      lien_position: '1',
      currency: 'CAD',
      loan_amount: 1200000,
      available_amount: 420000,
      committed_amount: 780000,
      funded_percent: 65,
      minimum_investment_amount: 25000,
      maximum_investment_amount: 300000,
      investor_rate_percent: 9.75,
      note_rate_percent: 11.25,
      ltv_percent: 63.16,
      term_months: 12,
      payment_frequency: 'monthly',
      expected_funding_date: '2026-08-01',
      closes_at: '2026-07-24T21:00:00Z',
      listed_at: '2026-06-29T13:00:00Z',
      is_new: 1,
      my_interest: { status: 'submitted', currency: 'CAD', amount: 50000, submitted_at: '2026-07-07T14:22:00Z' },
      description: 'A first mortgage on a mixed-use building with four shops and twelve apartments, fully leased.',
      highlights: [
        'First lien at 63.16 % of the appraised value',
        'Monthly interest at 9.75 %',
        'Two personal guarantees',
      ],
      use_of_funds: [
        { label: 'Repayment of the present mortgage', currency: 'CAD', amount: 940000 },
        { label: 'Roof and heating', currency: 'CAD', amount: 185000 },
        { label: 'Fees and closing costs', currency: 'CAD', amount: 75000 },
      ],
      exit_strategy: 'Refinance with a bank once the works are finished.',
      borrower_summary: 'A family company that has owned and let buildings in Toronto since 1998.',
      prior_encumbrances: [],
      appraisal: {
        currency: 'CAD',
        value_amount: 1900000,
        date: '2026-06-08',
        company: 'Harbour Appraisals',
        basis: 'as_is',
      },
      payment_type: 'interest_only',
      regular_payment_amount: 11250,
      lender_fee_percent: 2,
      servicing_fee_percent: 1.5,
      risk_notes: 'The term may end before a bank is ready to refinance. Shop rents depend on two tenants.',
      images: [
        {
          base_64_encoded:
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwAEAQH/7yMK/gAAAABJRU5ErkJggg==',
          url: null,
          alt: 'The building from the harbour side',
        },
      ],
      documents: [
        {
          name: 'Offering memorandum NL-2026-031',
          documenttype: 'offering_memorandum',
          micid: 12,
          key: 'opportunities/31/offering-memorandum',
        },
        { name: 'Appraisal NL-2026-031', documenttype: 'appraisal', micid: 12, key: 'opportunities/31/appraisal' },
      ],
      contact: { member_id: 1, name: 'Maya Chen', email: 'maya.chen@northline.test', phone: '+1 416 555 0110' },
      latitude: 43.6387,
      longitude: -79.3817,
      disclaimers: 'This is not an offer to sell securities. Mortgage investments are not guaranteed.',
    },
  },
});

export const getOpportunityListMockHandler = (
  overrideResponse?:
    | OpportunityListAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OpportunityListAnswer> | OpportunityListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/opportunities/list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOpportunityListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getOpportunityDetailsMockHandler = (
  overrideResponse?:
    | OpportunityDetailsAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OpportunityDetailsAnswer> | OpportunityDetailsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/opportunities/details',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOpportunityDetailsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
