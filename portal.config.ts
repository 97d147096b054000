import { definePortal } from './src/config/definePortal.ts';
import { boreal } from './src/hosts/boreal.ts';
import { maplebridge } from './src/hosts/maplebridge.ts';
import { northline } from './src/hosts/northline.ts';
import { kinds } from './src/kinds/declared.ts';
import { account } from './src/screens/account.ts';
import { changePassword } from './src/screens/changePassword.ts';
import { contactUs } from './src/screens/contactUs.ts';
import { documents } from './src/screens/documents.ts';
import { forgotPassword } from './src/screens/forgotPassword.ts';
import { loan } from './src/screens/loan.ts';
import { noInvestors } from './src/screens/noInvestors.ts';
import { opportunities } from './src/screens/opportunities.ts';
import { opportunity } from './src/screens/opportunity.ts';
import { overview } from './src/screens/overview.ts';
import { resetPassword } from './src/screens/resetPassword.ts';
import { signIn } from './src/screens/signIn.ts';

/** What this portal shows. Data only; `npm run check` says what is wrong with it and what is allowed. */
export default definePortal(kinds, {
  version: 3,
  brand: {
    name: 'Northline Capital',
    product: 'Investor Portal',
    description: 'Manage investments with real-time insights, performance tracking and detailed reporting.',
    accent: '#1d5bd6',
  },
  locale: 'en-CA',
  languages: [
    { tag: 'en-CA', name: 'English' },
    { tag: 'fr-CA', name: 'Français' },
  ],
  currency: 'CAD',

  api: {
    port: 8443,
    timeoutMs: 60_000,
    headers: { investorHash: 'invidshash', endPoint: 'X-api-url', domain: 'X-Whitelabel-Domain' },
    developmentHost: 'portal.northline.test',
    endPointHosts: ['api.northline.test'],
  },
  session: { cookieMinutes: 60, investorDays: 7, checkMinutes: 60, warnMinutes: 5 },
  toastSeconds: 5,
  persist: [
    'accountTypeList',
    'investmentSummary',
    'portfolioCardCurrentlyInvested',
    'portfolioCardInterestEarned',
    'portfolioCardInterestThisMonth',
    'portfolioCardPerformance',
    'portfolioPerformanceDropdown',
    'teamList',
  ],

  allInvestors: true,

  pageSizes: [5, 10, 15, 20, 25],
  pageSize: 10,
  periods: {
    performance: [
      { label: 'All Time', months: 120 },
      { label: 'This Month', months: 1 },
      { label: 'This Quarter', months: 3 },
      { label: 'This Year', months: 12, default: true },
    ],
    // The cards above already have this year, and the first entry is the default.
    returns: [
      { label: 'All Time', months: 120 },
      { label: 'This Month', months: 1 },
      { label: 'This Quarter', months: 3 },
      { label: 'This Year', months: 12 },
    ],
  },
  ranges: {
    documents: [
      { label: 'All Time', months: 120 },
      { label: 'Last Three Months', months: 3 },
      { label: 'Last Six Months', months: 6 },
      { label: 'Previous Year', months: 12 },
      { label: 'Custom', custom: true },
    ],
  },
  comparisons: [
    { label: 'Last Year', compareTo: 'last_year' },
    { label: 'Last Quarter', compareTo: 'last_quarter' },
    { label: 'Last Month', compareTo: 'last_month' },
  ],

  paths: { signIn: '/login', home: '/overview', newPassword: '/reset-password' },

  routes: {
    public: {
      '/login': signIn,
      '/forgot-password': forgotPassword,
      '/reset-password': resetPassword,
      '/change-password': changePassword,
    },

    signedIn: {
      '/overview': overview,
      '/overview/:id': loan,
      '/opportunities': opportunities,
      '/opportunities/:id': opportunity,
      '/documents': documents,
      '/contact-us': contactUs,
      '/account': account,
    },
  },

  menu: [
    {
      label: 'My Portfolio',
      icon: 'chart-pie',
      to: '/overview',
      tab: true,
      anchors: [
        { label: 'Overview', section: 'overview' },
        { label: 'Portfolio Activity', section: 'portfolio-activity' },
        { label: 'Current Investment', section: 'current-investment' },
        { label: 'Notes By Manager', section: 'notes-by-manager' },
        { label: 'Fund Performance', section: 'fund-performance' },
      ],
    },
    { label: 'Opportunities', icon: 'layers', to: '/opportunities', tab: true },
    { label: 'My Documents', icon: 'file-text', to: '/documents', tab: true },
    { label: 'Contact Us', icon: 'mail', to: '/contact-us', tab: true },
    { label: 'My Account', icon: 'user-round', to: '/account', smallScreensOnly: true },
    { label: 'Sign Out', icon: 'log-out', action: 'sign-out', smallScreensOnly: true },
  ],

  noInvestors,

  footer: {
    links: [
      { label: 'Legal', href: 'https://www.northline.test/legal' },
      { label: 'Privacy', href: 'https://www.northline.test/privacy' },
    ],
  },

  hosts: [northline, maplebridge, boreal],
});
