import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { filledPortal } from '../../src/config/filled.ts';
import type { Portal } from '../../src/config/portal.ts';
import { configVersion } from '../../src/config/version.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { account } from '../../src/screens/account.ts';
import { contactUs } from '../../src/screens/contactUs.ts';
import { documents } from '../../src/screens/documents.ts';
import { noInvestors } from '../../src/screens/noInvestors.ts';
import { fromProduct } from './fromProduct.ts';
import { loan } from './loan.ts';
import { opportunities, opportunity } from './opportunities.ts';
import { overview } from './overview.ts';
import { changePassword, forgotPassword, login, resetPassword } from './visitors.ts';

/**
 * The parts of the config that most tests use, with every kind of section and little else. Settings, visitors' screens
 * and everything with a page size are written out here; other screens and sections come from the product.
 */
export const parts = {
  version: configVersion,
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
    withoutInvestor: [],
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
      '/login': login,
      '/forgot-password': forgotPassword,
      '/reset-password': resetPassword,
      '/change-password': changePassword,
    },
    signedIn: {
      '/overview': overview,
      '/overview/:id': loan,
      '/opportunities': opportunities,
      '/opportunities/:id': opportunity,
      '/documents': fromProduct(documents),
      '/contact-us': fromProduct(contactUs),
      '/account': fromProduct(account),
    },
  },
  menu: [
    {
      label: 'My Portfolio',
      icon: 'chart-pie',
      to: '/overview',
      anchors: [
        { label: 'Overview', section: 'overview' },
        { label: 'Portfolio Activity', section: 'portfolio-activity' },
        { label: 'Current Investment', section: 'current-investment' },
        { label: 'Notes By Manager', section: 'notes-by-manager' },
        { label: 'Fund Performance', section: 'fund-performance' },
      ],
    },
    { label: 'Opportunities', icon: 'layers', to: '/opportunities' },
    { label: 'My Documents', icon: 'file-text', to: '/documents' },
    { label: 'Contact Us', icon: 'mail', to: '/contact-us' },
    { label: 'My Account', icon: 'user-round', to: '/account', smallScreensOnly: true },
    { label: 'Sign Out', icon: 'log-out', action: 'sign-out', smallScreensOnly: true },
  ],
  noInvestors: fromProduct(noInvestors),
  footer: {
    links: [
      { label: 'Legal', href: 'https://www.northline.test/legal' },
      { label: 'Privacy', href: 'https://www.northline.test/privacy' },
    ],
  },
} as const;

// The same config with its defaults filled in.
export const smallPortal = filledPortal(parts, kinds, { operations, fields }) as Portal;
