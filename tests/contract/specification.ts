import type { OperationId } from '../../src/client/operationFacts.ts';

interface Call {
  /** As the specification writes it, with a slash in front. */
  path: string;
  /** The fields of the body that the specification shows, less the session token. */
  payload?: string[];
  /** The fields of the answer's data that the specification shows. */
  data?: string[];
  /** Set if anyone may call it; it then carries no session token. */
  isPublic?: true;
  body?: 'none' | 'multipart';
  /** The first bytes of an answer that is a file. */
  file?: '%PDF-' | 'PK';
}

const specified = {
  whitelabelFetch: { path: '/whitelabel/fetch', body: 'none', data: ['logo_url', 'bg_url'], isPublic: true },
  whitelabelLogoGet: {
    path: '/whitelabel/logo/get',
    payload: ['url', 'domain'],
    data: ['base_64_encoded'],
    isPublic: true,
  },
  authLogin: {
    path: '/auth/login',
    payload: ['email', 'password'],
    data: ['session_token', 'first_login'],
    isPublic: true,
  },
  passwordResetRequest: { path: '/password/reset/request', isPublic: true },
  passwordReset: { path: '/password/reset', isPublic: true },
  profilePasswordUpdate: { path: '/profile/password/update' },
  profileUpdate: { path: '/profile/update' },
  profilePortalLoginUpdate: { path: '/profile/portal-login/update' },
  profileDetails: { path: '/profile/details' },
  notificationStatusUpdate: { path: '/notification/status-update' },
  investorList: { path: '/investors', data: ['investors', 'investorschange', 'enabled_modules'] },
  investorAccountList: { path: '/investors/{id}/accounts', data: ['accounts'] },
  investorContactList: { path: '/investors/contact_us' },
  contactSubmit: { path: '/contact/submit' },
  accountTypeList: { path: '/account/types', data: ['account_types'] },
  accountAdd: { path: '/account/add' },
  accountRemove: { path: '/account/remove', payload: ['account_id'] },
  teamList: { path: '/teams', data: ['team'] },
  portfolioEnable: { path: '/portfolio/enable' },
  portfolioActivities: { path: '/portfolio/activities' },
  portfolioDirectMortgageActivities: { path: '/portfolio/activities/direct-mortgages' },
  portfolioCardCurrentlyInvested: { path: '/portfolio/cards/currently_invested' },
  portfolioCardInterestEarned: { path: '/portfolio/cards/interest_earned' },
  portfolioCardPerformance: { path: '/portfolio/cards/performance' },
  portfolioCardInterestThisMonth: { path: '/portfolio/cards/interest_thismonth' },
  portfolioPerformanceDropdown: { path: '/portfolio/performance/dropdown' },
  documentList: { path: '/documents/files' },
  documentGet: { path: '/documents/get', payload: ['documenttype', 'micid', 'key'], file: '%PDF-' },
  documentDownloadAll: {
    path: '/documents/download/all',
    payload: ['start_date', 'end_date', 'page'],
    file: 'PK',
  },
  investmentSummary: { path: '/investments/current' },
  investmentList: { path: '/investments/current/list' },
  loanDetails: { path: '/loan/details', data: ['loan_details'] },
  loanDocumentDelete: { path: '/loan/document/delete' },
  loanDocumentUpload: { path: '/loan/document/upload', body: 'multipart' },
  opportunityList: { path: '/opportunities/list' },
  opportunityDetails: { path: '/opportunities/details' },
} satisfies Partial<Record<OperationId, Call>>;

/** The operations of the specification; the description may have more. */
export type SpecifiedId = keyof typeof specified;

/** The calls of section 7 of the specification, word for word, for the test to compare with. */
export const calls: Record<SpecifiedId, Call> = specified;

/** The calls to whose body no `investor_id` is added, as the specification lists them. */
export const withoutInvestor = [
  '/password/reset/request',
  '/auth/login',
  '/password/reset',
  '/whitelabel/logo/get',
  '/contact/submit',
  '/portfolio/cards/performance',
  '/loan/document/upload',
  '/portfolio/enable',
  '/portfolio/activities/direct-mortgages',
  '/investments/current/list',
  '/teams',
  '/portfolio/cards/currently_invested',
  'portfolio/cards/interest_thismonth',
  'portfolio/cards/interest_earned',
  'portfolio/performance/dropdown',
  '/investors/{id}/accounts',
];
