/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type {
  Confirmation,
  ProfileDetailsAnswer,
  ProfilePasswordUpdateAnswer,
  ProfilePortalLoginUpdateAnswer,
} from '../portal.schemas';

const getProfilePasswordUpdateResponseMock = (): ProfilePasswordUpdateAnswer => ({
  status: 'success',
  message: 'Your password has been changed.',
  data: { session_token: 'e2a81f604d7b3c95' },
});

const getProfileUpdateResponseMock = (): Confirmation => ({
  status: 'success',
  message: 'Your profile has been updated.',
});

const getProfilePortalLoginUpdateResponseMock = (): ProfilePortalLoginUpdateAnswer => ({
  status: 'success',
  message: 'Please confirm the new email with the link we sent to it.',
  data: {
    login_email: 'investor@northline.test',
    pending_email: 'julie@tremblay-holdings.test',
    last_login_at: '2026-07-10T13:02:00Z',
    password_changed_at: '2026-02-18T15:40:00Z',
    mfa_enabled: 1,
    mfa_methods: ['authenticator_app', 'sms'],
    active_sessions_count: 1,
  },
});

const getProfileDetailsResponseMock = (): ProfileDetailsAnswer => ({
  status: 'success',
  message: 'Done.',
  data: {
    investor_id: 501,
    investor_type: 'corporation',
    legal_name: 'Tremblay Holdings Inc.',
    first_name: null,
    middle_name: null,
    last_name: null,
    company_name: 'Tremblay Holdings Inc.',
    trustee_name: null,
    email: 'office@tremblay-holdings.test',
    phones: [
      { type: 'work', number: '+1 514 555 0147', is_primary: 1 },
      { type: 'mobile', number: '+1 514 555 0186', is_primary: 0 },
    ],
    addresses: [
      {
        type: 'registered',
        street: '1200 Rue Sherbrooke Ouest',
        unit: '800',
        city: 'Montréal',
        province: 'QC',
        postal_code: 'H3A 1H6',
        country: 'CA',
        is_primary: 1,
        use_for_tax: 1,
      },
    ],
    date_of_birth_masked: null,
    tax_id_type: 'bn',
    tax_id_masked: '•••-•••-321',
    tax_residency_country: 'CA',
    preferred_language: 'en',
    time_zone: 'America/Toronto',
    statement_cadence: 'monthly',
    distribution_option: 'drip',
    accreditation: {
      status: 'verified',
      category: 'Corporation with net assets of at least CAD 5 million',
      expires_date: '2027-03-31',
    },
    beneficiaries: [
      { name: 'Julie Tremblay', relationship: 'Shareholder', percent: 60 },
      { name: 'Tremblay Family Trust', relationship: 'Shareholder', percent: 40 },
    ],
    relationship_manager: { member_id: 1, name: 'Maya Chen', email: 'maya.chen@northline.test' },
    editable_fields: [
      'email',
      'phones',
      'addresses',
      'preferred_language',
      'time_zone',
      'statement_cadence',
      'distribution_option',
    ],
    portal_login: {
      login_email: 'investor@northline.test',
      pending_email: null,
      last_login_at: '2026-07-10T13:02:00Z',
      password_changed_at: '2026-02-18T15:40:00Z',
      mfa_enabled: 1,
      mfa_methods: ['authenticator_app', 'sms'],
      active_sessions_count: 1,
    },
    notifications: [
      {
        notification_key: 'new_document',
        label: 'New document',
        description: 'A document was added to your files.',
        group: 'Documents',
        channels: { email: 1, sms: 0, portal: 1 },
        is_locked: 0,
      },
      {
        notification_key: 'statement_available',
        label: 'Statement',
        description: 'A statement is ready.',
        group: 'Documents',
        channels: { email: 1, sms: 0, portal: 1 },
        is_locked: 0,
      },
      {
        notification_key: 'tax_slip_available',
        label: 'Tax slip',
        description: 'A tax slip is ready.',
        group: 'Documents',
        channels: { email: 1, sms: 0, portal: 1 },
        is_locked: 0,
      },
      {
        notification_key: 'distribution_paid',
        label: 'Distribution',
        description: 'A distribution was paid or reinvested.',
        group: 'Payments',
        channels: { email: 1, sms: 1, portal: 1 },
        is_locked: 0,
      },
      {
        notification_key: 'payment_missed',
        label: 'Missed payment',
        description: 'A borrower missed a payment on one of your loans.',
        group: 'Payments',
        channels: { email: 1, sms: 1, portal: 1 },
        is_locked: 0,
      },
      {
        notification_key: 'loan_update',
        label: 'Loan update',
        description: 'The manager wrote about one of your loans.',
        group: 'Loans',
        channels: { email: 1, sms: 0, portal: 1 },
        is_locked: 0,
      },
      {
        notification_key: 'loan_maturity',
        label: 'Loan maturity',
        description: 'One of your loans is about to mature.',
        group: 'Loans',
        channels: { email: 1, sms: 0, portal: 1 },
        is_locked: 0,
      },
      {
        notification_key: 'manager_note',
        label: 'Note by the manager',
        description: 'The manager published a note.',
        group: 'News',
        channels: { email: 0, sms: 0, portal: 1 },
        is_locked: 0,
      },
      {
        notification_key: 'new_opportunity',
        label: 'New opportunity',
        description: 'A new opportunity is open.',
        group: 'News',
        channels: { email: 1, sms: 0, portal: 1 },
        is_locked: 0,
      },
      {
        notification_key: 'account_changed',
        label: 'Linked account changed',
        description: 'A linked account was added or removed.',
        group: 'Security',
        channels: { email: 1, sms: 1, portal: 1 },
        is_locked: 1,
      },
      {
        notification_key: 'profile_changed',
        label: 'Profile changed',
        description: 'Your profile or password was changed.',
        group: 'Security',
        channels: { email: 1, sms: 1, portal: 1 },
        is_locked: 1,
      },
      {
        notification_key: 'login_new_device',
        label: 'Sign-in from a new device',
        description: 'Someone signed in from a device not seen before.',
        group: 'Security',
        channels: { email: 1, sms: 1, portal: 1 },
        is_locked: 1,
      },
    ],
  },
});

const getNotificationStatusUpdateResponseMock = (): Confirmation => ({
  status: 'success',
  message: 'Your notification settings have been saved.',
});

export const getProfilePasswordUpdateMockHandler = (
  overrideResponse?:
    | ProfilePasswordUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ProfilePasswordUpdateAnswer> | ProfilePasswordUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/profile/password/update',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getProfilePasswordUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getProfileUpdateMockHandler = (
  overrideResponse?:
    | Confirmation
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Confirmation> | Confirmation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/profile/update',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getProfileUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getProfilePortalLoginUpdateMockHandler = (
  overrideResponse?:
    | ProfilePortalLoginUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ProfilePortalLoginUpdateAnswer> | ProfilePortalLoginUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/profile/portal-login/update',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getProfilePortalLoginUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getProfileDetailsMockHandler = (
  overrideResponse?:
    | ProfileDetailsAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProfileDetailsAnswer> | ProfileDetailsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/profile/details',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getProfileDetailsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNotificationStatusUpdateMockHandler = (
  overrideResponse?:
    | Confirmation
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Confirmation> | Confirmation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/notification/status-update',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNotificationStatusUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
