import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { queryFor } from '../../src/client/queryFor.ts';
import type { Data, QueryId } from '../../src/client/types.ts';
import { run } from '../client/openApi.ts';
import { users } from '../users.ts';
import type { SpecifiedId } from './specification.ts';

/** Fetches as a screen does, but returns the whole envelope. */
function read<Id extends QueryId>(...args: Parameters<typeof queryFor<Id>>) {
  const { select: _, ...options } = queryFor(...args);
  // The remaining options are those of a fetch, which returns what `select` would have received.
  return new QueryClient().fetchQuery({ ...(options as FetchQueryOptions<{ data: Data<Id> }>), retry: false });
}

const password = 'Northline-2026';
const newPassword = { password: 'Harbour-2027', password_confirm: 'Harbour-2027' };
const email = users.fund;
const account = {
  account_name: 'Savings',
  account_type: 'Chequing',
  holder_name: 'Tremblay Holdings Inc.',
  institution_name: 'A bank',
  institution_number: '003',
  transit_number: '12345',
  account_number: '1234567',
  account_number_confirm: '1234567',
  purpose: 'both',
  is_default: 0,
} as const;

const upload = () =>
  run('loanDocumentUpload', {
    loan_id: 2017,
    documenttype: 'property_insurance',
    name: 'Insurance',
    file: new File(['%PDF-1.7 policy'], 'policy.pdf', { type: 'application/pdf' }),
  });

/** Calls each operation through the real transport. If this needs several requests, the last is the one to test. */
export const callOnce: Record<SpecifiedId, () => Promise<unknown>> = {
  accountAdd: () => run('accountAdd', account),
  accountRemove: async () => {
    const { data } = await run('accountAdd', account);
    return run('accountRemove', { account_id: data.account.account_id });
  },
  accountTypeList: () => read('accountTypeList', {}),
  authLogin: () => run('authLogin', { email: users.investor, password }),
  contactSubmit: () => run('contactSubmit', { topic: 'Other', message: 'Hello', preferred_contact: 'email' }),
  documentDownloadAll: () => read('documentDownloadAll', { start_date: '2026-01-01', end_date: '2026-06-30', page: 1 }),
  documentGet: () => read('documentGet', { documenttype: 'investor_statement', micid: 12, key: 'stm-2026-06-501' }),
  documentList: () => read('documentList', { months: 120 }),
  investmentList: () => read('investmentList', {}),
  investmentSummary: () => read('investmentSummary', {}),
  investorAccountList: () => read('investorAccountList', {}, { id: 501 }),
  investorContactList: () => read('investorContactList', {}),
  investorList: () => read('investorList', {}),
  loanDetails: () => read('loanDetails', { loan_id: 2017 }),
  loanDocumentDelete: async () => {
    const { data } = await upload();
    return run('loanDocumentDelete', { loan_id: 2017, document_id: data.document.document_id });
  },
  loanDocumentUpload: upload,
  notificationStatusUpdate: () =>
    run('notificationStatusUpdate', { notification_key: 'manager_note', channel: 'email', status: 0 }),
  opportunityDetails: async () => {
    const { data } = await read('opportunityList', {});
    const { opportunity_id } = data.opportunities[0] ?? { opportunity_id: 0 };
    return read('opportunityDetails', { opportunity_id });
  },
  opportunityList: () => read('opportunityList', {}),
  passwordReset: async () => {
    await run('passwordResetRequest', { email });
    return run('passwordReset', { token: `reset-${email}`, ...newPassword });
  },
  passwordResetRequest: () => run('passwordResetRequest', { email }),
  portfolioActivities: () => read('portfolioActivities', { months: 120, page: 2 }),
  portfolioCardCurrentlyInvested: () => read('portfolioCardCurrentlyInvested', { months: 12, compare_to: 'last_year' }),
  portfolioCardInterestEarned: () => read('portfolioCardInterestEarned', { months: 12, compare_to: 'last_year' }),
  portfolioCardInterestThisMonth: () => read('portfolioCardInterestThisMonth', {}),
  portfolioCardPerformance: () => read('portfolioCardPerformance', { months: 12, performance_id: 'all' }),
  portfolioDirectMortgageActivities: () => read('portfolioDirectMortgageActivities', { months: 12 }),
  portfolioEnable: () => read('portfolioEnable', {}),
  portfolioPerformanceDropdown: () => read('portfolioPerformanceDropdown', {}),
  profileDetails: () => read('profileDetails', {}),
  profilePasswordUpdate: () => run('profilePasswordUpdate', { current_password: password, ...newPassword }),
  profilePortalLoginUpdate: () =>
    run('profilePortalLoginUpdate', { email: 'new@northline.test', email_confirm: 'new@northline.test' }),
  profileUpdate: () => run('profileUpdate', { preferred_language: 'fr' }),
  teamList: () => read('teamList', {}),
  whitelabelFetch: () => read('whitelabelFetch'),
  whitelabelLogoGet: async () => {
    const { data } = await read('whitelabelFetch');
    return read('whitelabelLogoGet', { url: data.logo_url, domain: 'portal.northline.test' });
  },
};
