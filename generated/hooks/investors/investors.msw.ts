/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type {
  AccountAddAnswer,
  AccountTypeListAnswer,
  Confirmation,
  InvestorAccountListAnswer,
  InvestorListAnswer,
} from '../portal.schemas';

const getInvestorListResponseMock = (): InvestorListAnswer => ({
  status: 'success',
  message: 'Done.',
  data: {
    investors: [
      {
        investor_id: 501,
        name: 'Tremblay Holdings Inc.',
        investor_type: 'corporation',
        account_type: 'corporate',
        investor_number: 'INV-0501',
        email: 'office@tremblay-holdings.test',
        relationship: 'owner',
        is_primary: 1,
        status: 'active',
        has_fund: 1,
        has_mortgages: 1,
        enabled_modules: { syndicated_loans: 0, fund_v2: 0 },
      },
      {
        investor_id: 502,
        name: 'Julie Tremblay',
        investor_type: 'individual',
        account_type: 'tfsa',
        investor_number: 'INV-0502',
        email: 'julie@tremblay-holdings.test',
        relationship: 'owner',
        is_primary: 0,
        status: 'active',
        has_fund: 1,
        has_mortgages: 0,
        enabled_modules: { syndicated_loans: 0, fund_v2: 0 },
      },
      {
        investor_id: 503,
        name: 'Tremblay Family Trust',
        investor_type: 'trust',
        account_type: 'trust',
        investor_number: 'INV-0503',
        email: 'trust@tremblay-holdings.test',
        relationship: 'trustee',
        is_primary: 0,
        status: 'active',
        has_fund: 1,
        has_mortgages: 1,
        enabled_modules: { syndicated_loans: 0, fund_v2: 0 },
      },
    ],
    investorschange: 1,
    enabled_modules: { syndicated_loans: 0, fund_v2: 0 },
  },
});

const getInvestorAccountListResponseMock = (): InvestorAccountListAnswer => ({
  status: 'success',
  message: 'Done.',
  data: {
    accounts: [
      {
        account_id: 301,
        account_name: 'Operating account',
        account_type: 'Chequing',
        holder_name: 'Tremblay Holdings Inc.',
        institution_name: 'Bank of the Lakes',
        institution_number: '899',
        transit_number: '10202',
        routing_number: null,
        account_number_masked: '••••4821',
        currency: 'CAD',
        is_default: 1,
        purpose: 'both',
        status: 'verified',
        status_reason: null,
        added_by: 'manager',
        added_at: '2025-06-16T15:30:00Z',
        effective_date: '2025-06-18',
        linked_investments: [
          { investment_id: 7002, name: 'Hamilton second mortgage' },
          { investment_id: 7003, name: 'Foundry Lane retail block' },
        ],
        can_remove: 0,
      },
      {
        account_id: 302,
        account_name: 'Reserve account',
        account_type: 'Savings',
        holder_name: 'Tremblay Holdings Inc.',
        institution_name: 'Bank of the Lakes',
        institution_number: '899',
        transit_number: '10202',
        routing_number: null,
        account_number_masked: '••••7730',
        currency: 'CAD',
        is_default: 0,
        purpose: 'contributions',
        status: 'pending_verification',
        status_reason: 'Waiting for the void cheque to be checked.',
        added_by: 'investor',
        added_at: '2026-07-10T14:05:00Z',
        effective_date: null,
        linked_investments: [],
        can_remove: 1,
      },
    ],
  },
});

const getAccountTypeListResponseMock = (): AccountTypeListAnswer => ({
  status: 'success',
  message: 'Done.',
  data: { account_types: ['Chequing', 'Savings'] },
});

const getAccountAddResponseMock = (): AccountAddAnswer => ({
  status: 'success',
  message: 'The account has been added and will be verified.',
  data: {
    account: {
      account_id: 302,
      account_name: 'Reserve account',
      account_type: 'Savings',
      holder_name: 'Tremblay Holdings Inc.',
      institution_name: 'Bank of the Lakes',
      institution_number: '899',
      transit_number: '10202',
      routing_number: null,
      account_number_masked: '••••7730',
      currency: 'CAD',
      is_default: 0,
      purpose: 'contributions',
      status: 'pending_verification',
      status_reason: 'Waiting for the void cheque to be checked.',
      added_by: 'investor',
      added_at: '2026-07-10T14:05:00Z',
      effective_date: null,
      linked_investments: [],
      can_remove: 1,
    },
  },
});

const getAccountRemoveResponseMock = (): Confirmation => ({
  status: 'success',
  message: 'The account has been removed.',
});

export const getInvestorListMockHandler = (
  overrideResponse?:
    | InvestorListAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvestorListAnswer> | InvestorListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/investors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getInvestorListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getInvestorAccountListMockHandler = (
  overrideResponse?:
    | InvestorAccountListAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InvestorAccountListAnswer> | InvestorAccountListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/investors/:id/accounts',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getInvestorAccountListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAccountTypeListMockHandler = (
  overrideResponse?:
    | AccountTypeListAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AccountTypeListAnswer> | AccountTypeListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/account/types',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAccountTypeListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAccountAddMockHandler = (
  overrideResponse?:
    | AccountAddAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountAddAnswer> | AccountAddAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/account/add',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAccountAddResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAccountRemoveMockHandler = (
  overrideResponse?:
    | Confirmation
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Confirmation> | Confirmation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/account/remove',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAccountRemoveResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
