/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { Confirmation, LoanDetailsAnswer, LoanDocumentUploadAnswer } from '../portal.schemas';

const getLoanDetailsResponseMock = (): LoanDetailsAnswer => ({
  status: 'success',
  message: 'The loan.',
  data: {
    loan_details: {
      loan_id: 2017,
      loan_number: 'NL-2026-017',
      name: 'Foundry Lane retail block',
      loan_status: 'active',
      loan_type: 'commercial',
      purpose: 'Refinance of a retail block and improvements for two new tenants',
      currency: 'CAD',
      as_of_date: '2026-07-10',
      terms: {
        currency: 'CAD',
        original_principal_amount: 1200000,
        note_rate_percent: 11.25,
        rate_type: 'fixed',
        rate_index: null,
        rate_spread_percent: null,
        rate_floor_percent: null,
        funding_date: '2025-09-01',
        first_payment_date: '2025-10-01',
        maturity_date: '2027-09-01',
        term_months: 24,
        amortization_months: null,
        payment_type: 'interest_only',
        payment_frequency: 'monthly',
        regular_payment_amount: 11250,
        compounding: 'Monthly, not in advance',
        interest_accrual_basis: '30_360',
        prepayment_terms: 'Open after 12 months with 30 days of notice',
        extension_options: 'One extension of 6 months for a fee of 0.50 %',
        lender_fee_percent: 2,
        default_rate_percent: 15.25,
      },
      balances: {
        currency: 'CAD',
        principal_disbursed_amount: 1200000,
        principal_paid_amount: 0,
        principal_outstanding_amount: 1200000,
        interest_charged_amount: 112500,
        interest_paid_amount: 112500,
        interest_outstanding_amount: 0,
        accrued_interest_amount: 3375,
        interest_reserve_balance_amount: 0,
        fees_outstanding_amount: 0,
        penalties_outstanding_amount: 0,
        total_outstanding_amount: 1203375,
        total_overdue_amount: 0,
        overdue_since_date: null,
        undrawn_amount: 0,
      },
      servicing: {
        currency: 'CAD',
        next_payment_due_date: '2026-08-01',
        last_payment_date: '2026-07-01',
        last_payment_amount: 11250,
        past_due_days: 0,
        delinquent_days: 0,
        delinquent_amount: 0,
        delinquency_bucket: 'current',
        payments_made_count: 10,
        payments_missed_count: 0,
      },
      security: {
        currency: 'CAD',
        lien_position: '1',
        prior_encumbrances: [],
        ltv_percent: 63.16,
        combined_ltv_percent: 63.16,
        appraised_value_amount: 1900000,
        appraisal_date: '2025-08-12',
        appraisal_company: 'Harbour Appraisals',
        appraisal_basis: 'as_is',
        insurance_expiry_date: '2026-09-01',
        guarantors_count: 2,
      },
      property: {
        property_id: 3017,
        address: { street: '210 Foundry Lane', city: 'Toronto', province: 'ON', postal_code: 'M5A 0A1', country: 'CA' },
        property_type: 'commercial',
        occupancy: 'Leased',
        units_count: 6,
        latitude: 43.6532,
        longitude: -79.3603,
        images: [
          {
            base_64_encoded:
              'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwAEAQH/7yMK/gAAAABJRU5ErkJggg==',
            url: null,
            alt: 'Street front of the retail block',
          },
        ],
      },
      participation: {
        investor_id: 501,
        currency: 'CAD',
        invested_amount: 150000,
        participation_percent: 12.5,
        investor_rate_percent: 9.75,
        servicing_fee_percent: 1.5,
        monthly_net_interest_amount: 1218.75,
        principal_returned_amount: 0,
        interest_to_date_amount: 12187.5,
        effective_from_date: '2025-09-01',
        effective_to_date: null,
        rank: 'pari_passu',
        is_rounding_lender: 0,
      },
      payments: [
        {
          payment_id: 50180,
          due_date: '2026-07-01',
          paid_date: '2026-07-01',
          payment_status: 'cleared',
          currency: 'CAD',
          gross_amount: 11250,
          interest_amount: 11250,
          principal_amount: 0,
          fees_amount: 0,
          servicing_fee_amount: 1500,
          my_net_amount: 1218.75,
          principal_balance_amount: 1200000,
        },
        {
          payment_id: 50179,
          due_date: '2026-06-01',
          paid_date: '2026-06-01',
          payment_status: 'cleared',
          currency: 'CAD',
          gross_amount: 11250,
          interest_amount: 11250,
          principal_amount: 0,
          fees_amount: 0,
          servicing_fee_amount: 1500,
          my_net_amount: 1218.75,
          principal_balance_amount: 1200000,
        },
        {
          payment_id: 50178,
          due_date: '2026-05-01',
          paid_date: '2026-05-01',
          payment_status: 'cleared',
          currency: 'CAD',
          gross_amount: 11250,
          interest_amount: 11250,
          principal_amount: 0,
          fees_amount: 0,
          servicing_fee_amount: 1500,
          my_net_amount: 1218.75,
          principal_balance_amount: 1200000,
        },
        {
          payment_id: 50177,
          due_date: '2026-04-01',
          paid_date: '2026-04-01',
          payment_status: 'cleared',
          currency: 'CAD',
          gross_amount: 11250,
          interest_amount: 11250,
          principal_amount: 0,
          fees_amount: 0,
          servicing_fee_amount: 1500,
          my_net_amount: 1218.75,
          principal_balance_amount: 1200000,
        },
        {
          payment_id: 50176,
          due_date: '2026-03-01',
          paid_date: '2026-03-01',
          payment_status: 'cleared',
          currency: 'CAD',
          gross_amount: 11250,
          interest_amount: 11250,
          principal_amount: 0,
          fees_amount: 0,
          servicing_fee_amount: 1500,
          my_net_amount: 1218.75,
          principal_balance_amount: 1200000,
        },
        {
          payment_id: 50175,
          due_date: '2026-02-01',
          paid_date: '2026-02-01',
          payment_status: 'cleared',
          currency: 'CAD',
          gross_amount: 11250,
          interest_amount: 11250,
          principal_amount: 0,
          fees_amount: 0,
          servicing_fee_amount: 1500,
          my_net_amount: 1218.75,
          principal_balance_amount: 1200000,
        },
        {
          payment_id: 50174,
          due_date: '2026-01-01',
          paid_date: '2026-01-01',
          payment_status: 'cleared',
          currency: 'CAD',
          gross_amount: 11250,
          interest_amount: 11250,
          principal_amount: 0,
          fees_amount: 0,
          servicing_fee_amount: 1500,
          my_net_amount: 1218.75,
          principal_balance_amount: 1200000,
        },
        {
          payment_id: 50173,
          due_date: '2025-12-01',
          paid_date: '2025-12-01',
          payment_status: 'cleared',
          currency: 'CAD',
          gross_amount: 11250,
          interest_amount: 11250,
          principal_amount: 0,
          fees_amount: 0,
          servicing_fee_amount: 1500,
          my_net_amount: 1218.75,
          principal_balance_amount: 1200000,
        },
        {
          payment_id: 50172,
          due_date: '2025-11-01',
          paid_date: '2025-11-01',
          payment_status: 'cleared',
          currency: 'CAD',
          gross_amount: 11250,
          interest_amount: 11250,
          principal_amount: 0,
          fees_amount: 0,
          servicing_fee_amount: 1500,
          my_net_amount: 1218.75,
          principal_balance_amount: 1200000,
        },
        {
          payment_id: 50171,
          due_date: '2025-10-01',
          paid_date: '2025-10-01',
          payment_status: 'cleared',
          currency: 'CAD',
          gross_amount: 11250,
          interest_amount: 11250,
          principal_amount: 0,
          fees_amount: 0,
          servicing_fee_amount: 1500,
          my_net_amount: 1218.75,
          principal_balance_amount: 1200000,
        },
      ],
      schedule: [
        {
          due_date: '2026-08-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2026-09-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2026-10-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2026-11-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2026-12-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2027-01-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2027-02-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2027-03-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2027-04-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2027-05-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2027-06-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2027-07-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2027-08-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 0,
          balance_amount: 1200000,
          my_amount: 1218.75,
        },
        {
          due_date: '2027-09-01',
          currency: 'CAD',
          interest_amount: 11250,
          principal_amount: 1200000,
          balance_amount: 0,
          my_amount: 151218.75,
        },
      ],
      draws: [
        {
          draw_id: 1,
          draw_date: '2025-09-01',
          currency: 'CAD',
          amount: 1200000,
          percent_complete: null,
          inspection_date: null,
          document_key: null,
        },
      ],
      updates: [
        {
          update_id: 412,
          published_at: '2026-06-18T13:30:00Z',
          title: 'Both new tenants have moved in',
          body_text:
            'The improvements are finished and all six units are let. Interest has been paid on time every month.',
          author: 'Daniel Roy',
        },
      ],
      documents: [
        {
          document_id: 6011,
          name: 'Participation agreement NL-2026-017',
          documenttype: 'participation_agreement',
          micid: 12,
          key: 'loans/2017/participation-agreement-501',
          uploaded_at: '2025-09-01T16:00:00Z',
          uploaded_by: 'manager',
          file_size_bytes: 412672,
          mime_type: 'application/pdf',
          can_delete: 0,
          status: 'reviewed',
        },
        {
          document_id: 6107,
          name: 'Signed investor disclosure',
          documenttype: 'investor_disclosure',
          micid: 12,
          key: 'loans/2017/investor-disclosure-501',
          uploaded_at: '2026-07-06T18:20:00Z',
          uploaded_by: 'investor',
          file_size_bytes: 225280,
          mime_type: 'application/pdf',
          can_delete: 1,
          status: 'received',
        },
      ],
    },
  },
});

const getLoanDocumentDeleteResponseMock = (): Confirmation => ({
  status: 'success',
  message: 'The document has been deleted.',
});

const getLoanDocumentUploadResponseMock = (): LoanDocumentUploadAnswer => ({
  status: 'success',
  message: 'The document has been uploaded.',
  data: {
    document: {
      document_id: 6118,
      name: 'Insurance certificate 2026',
      documenttype: 'property_insurance',
      micid: 12,
      key: 'loans/2017/insurance-certificate-2026',
      uploaded_at: '2026-07-10T15:04:00Z',
      uploaded_by: 'investor',
      file_size_bytes: 148480,
      mime_type: 'application/pdf',
      can_delete: 1,
      status: 'received',
    },
  },
});

export const getLoanDetailsMockHandler = (
  overrideResponse?:
    | LoanDetailsAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoanDetailsAnswer> | LoanDetailsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/loan/details',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLoanDetailsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoanDocumentDeleteMockHandler = (
  overrideResponse?:
    | Confirmation
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Confirmation> | Confirmation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/loan/document/delete',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLoanDocumentDeleteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLoanDocumentUploadMockHandler = (
  overrideResponse?:
    | LoanDocumentUploadAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LoanDocumentUploadAnswer> | LoanDocumentUploadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/loan/document/upload',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLoanDocumentUploadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
