/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ContactSubmitAnswer, InvestorContactListAnswer, TeamListAnswer } from '../portal.schemas';

const getInvestorContactListResponseMock = (): InvestorContactListAnswer => ({
  status: 'success',
  message: 'Done.',
  data: {
    investors: [
      {
        investor_id: 501,
        name: 'Tremblay Holdings Inc.',
        email: 'office@tremblay-holdings.test',
        phone: '+1 514 555 0147',
        relationship_manager: { member_id: 1, name: 'Maya Chen', email: 'maya.chen@northline.test' },
      },
      {
        investor_id: 502,
        name: 'Julie Tremblay',
        email: 'julie@tremblay-holdings.test',
        phone: '+1 514 555 0186',
        relationship_manager: { member_id: 1, name: 'Maya Chen', email: 'maya.chen@northline.test' },
      },
      {
        investor_id: 503,
        name: 'Tremblay Family Trust',
        email: 'trust@tremblay-holdings.test',
        phone: '+1 514 555 0152',
        relationship_manager: { member_id: 3, name: 'Aisha Khan', email: 'aisha.khan@northline.test' },
      },
    ],
  },
});

const getContactSubmitResponseMock = (): ContactSubmitAnswer => ({
  status: 'success',
  message: 'Thank you. We will answer within one business day.',
  data: { reference_number: 'MSG-2026-0710-0001' },
});

const getTeamListResponseMock = (): TeamListAnswer => ({
  status: 'success',
  message: 'Done.',
  data: {
    team: [
      {
        member_id: 1,
        first_name: 'Maya',
        last_name: 'Chen',
        name: 'Maya Chen',
        title: 'Investor Relations Director',
        role: 'Relationship manager',
        department: 'Investor Relations',
        email: 'maya.chen@northline.test',
        phone: '+1 416 555 0110',
        phone_extension: '201',
        linkedin_url: 'https://www.linkedin.com/in/maya-chen-northline',
        profile_image_base_64_encoded:
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mO4tmcBAASeAjMsuwMbAAAAAElFTkSuQmCC',
        display_order: 1,
      },
      {
        member_id: 2,
        first_name: 'Daniel',
        last_name: 'Roy',
        name: 'Daniel Roy',
        title: 'Portfolio Manager',
        role: 'Loans and fund',
        department: 'Portfolio Management',
        email: 'daniel.roy@northline.test',
        phone: '+1 416 555 0111',
        phone_extension: null,
        linkedin_url: 'https://www.linkedin.com/in/daniel-roy-northline',
        profile_image_base_64_encoded: null,
        display_order: 2,
      },
      {
        member_id: 3,
        first_name: 'Aisha',
        last_name: 'Khan',
        name: 'Aisha Khan',
        title: 'Client Services',
        role: 'Accounts and documents',
        department: 'Client Services',
        email: 'aisha.khan@northline.test',
        phone: '+1 416 555 0112',
        phone_extension: '203',
        linkedin_url: null,
        profile_image_base_64_encoded: null,
        display_order: 3,
      },
    ],
  },
});

export const getInvestorContactListMockHandler = (
  overrideResponse?:
    | InvestorContactListAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InvestorContactListAnswer> | InvestorContactListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/investors/contact_us',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getInvestorContactListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getContactSubmitMockHandler = (
  overrideResponse?:
    | ContactSubmitAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactSubmitAnswer> | ContactSubmitAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/contact/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getContactSubmitResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getTeamListMockHandler = (
  overrideResponse?:
    | TeamListAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TeamListAnswer> | TeamListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/teams',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getTeamListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
