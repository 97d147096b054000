import { definePortal } from './src/config/definePortal.ts';
import { screen } from './src/config/screen.ts';
import { card, cards } from './src/config/sections/cards.ts';
import { form } from './src/config/sections/form.ts';
import { notice } from './src/config/sections/notice.ts';
import { table } from './src/config/sections/table.ts';

/** What this portal shows. Data only; `npm run check` says what is wrong with it and what is allowed. */
export default definePortal({
  brand: {
    name: 'Northline Capital',
    product: 'Investor Portal',
    description: 'Manage investments with real-time insights, performance tracking and detailed reporting.',
    accent: '#1d5bd6',
  },
  locale: 'en-CA',
  currency: 'CAD',

  api: {
    port: 8443,
    timeoutMs: 60_000,
    headers: { investorHash: 'invidshash', endPoint: 'X-api-url', domain: 'X-Whitelabel-Domain' },
    developmentHost: 'portal.northline.test',
    endPointHosts: ['api.northline.test'],
    withoutInvestor: [
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
    ],
  },
  session: { cookieMinutes: 60, investorDays: 7, checkMinutes: 60 },

  pageSizes: [5, 10, 15, 20, 25],
  pageSize: 10,
  periods: {
    performance: [
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
      '/login': screen({
        title: 'Sign in',
        sections: [
          form({
            id: 'sign-in',
            title: 'Sign in',
            intro: 'See what you own, what it earns, and where it stands.',
            command: 'authLogin',
            fields: [
              { field: 'email', label: 'Email', input: 'email', autocomplete: 'username' },
              { field: 'password', label: 'Password', input: 'password', autocomplete: 'current-password' },
            ],
            submit: 'Sign in',
            success: ['sign-in'],
            failureSeconds: 7,
            links: [
              { label: 'Forgot password?', to: '/forgot-password' },
              { label: 'Change password', to: '/change-password' },
            ],
          }),
        ],
      }),
      '/forgot-password': screen({
        title: 'Forgot password',
        sections: [
          notice({
            id: 'forgot-password',
            title: 'Forgot password',
            text: 'This screen is not ready yet. Please ask your manager’s team for a new password.',
          }),
        ],
      }),
      '/reset-password': screen({
        title: 'Set a new password',
        sections: [
          notice({
            id: 'reset-password',
            title: 'Set a new password',
            text: 'This screen is not ready yet. Please ask your manager’s team for a new password.',
          }),
        ],
      }),
      '/change-password': screen({
        title: 'Change password',
        sections: [
          notice({
            id: 'change-password',
            title: 'Change password',
            text: 'This screen is not ready yet. Please ask your manager’s team for a new password.',
          }),
        ],
      }),
    },

    signedIn: {
      '/overview': screen({
        title: 'My Portfolio',
        sections: [
          cards({
            id: 'overview',
            title: 'Overview',
            period: 'performance',
            cards: [
              card({
                title: 'Currently invested',
                query: 'portfolioCardCurrentlyInvested',
                about: 'Your principal in funds, direct mortgages and syndicated loans.',
                value: { field: 'currently_invested_amount', format: 'money' },
                asOf: 'as_of_date',
                change: { field: 'change_percent', format: 'percent', previous: 'previous_amount' },
                breakdown: { rows: 'breakdown', label: 'label', value: 'amount', format: 'money', share: 'percent' },
                sparkline: { rows: 'series', at: 'date', value: 'amount', format: 'money' },
              }),
              card({
                title: 'Interest earned',
                query: 'portfolioCardInterestEarned',
                about: 'What your investments earned in the period, after fees and withheld tax.',
                value: { field: 'interest_earned_amount', format: 'money' },
                asOf: 'as_of_date',
                change: { field: 'change_percent', format: 'percent', previous: 'previous_amount' },
                breakdown: { rows: 'breakdown', label: 'label', value: 'amount', format: 'money', share: 'percent' },
                lines: { rows: 'series', at: 'period', value: 'amount', format: 'money' },
                sparkline: { rows: 'series', at: 'period', value: 'amount', format: 'money' },
              }),
              card({
                title: 'Performance',
                query: 'portfolioCardPerformance',
                about: 'Income as a share of the capital invested in the period, after fees.',
                value: { field: 'return_percent', format: 'percent' },
                asOf: 'as_of_date',
                change: { field: 'change_percent', format: 'points', previous: 'previous_percent' },
                sparkline: { rows: 'series', at: 'period', value: 'return_percent', format: 'percent' },
              }),
              card({
                title: 'Interest this month',
                query: 'portfolioCardInterestThisMonth',
                about: 'What your investments earned in the last complete month.',
                value: { field: 'interest_this_month_amount', format: 'money' },
                asOf: 'as_of_date',
                change: { field: 'change_percent', format: 'percent', previous: 'previous_amount' },
                breakdown: { rows: 'breakdown', label: 'label', value: 'amount', format: 'money', share: 'percent' },
              }),
            ],
          }),
          table({
            id: 'portfolio-activity',
            title: 'Portfolio Activity',
            query: 'portfolioActivities',
            rows: 'activities',
            key: 'activity_id',
            period: 'performance',
            sort: { by: 'activity_date', direction: 'desc' },
            columns: [
              { field: 'activity_date', label: 'Date', format: 'date', sortable: true },
              { field: 'description', label: 'Description', format: 'text', primary: true },
              { field: 'activity_type', label: 'Type', format: 'label', sortable: true },
              { field: 'status', label: 'Status', format: 'label', sortable: true },
              { field: 'net_amount', label: 'Net amount', format: 'money', sortable: true },
              { field: 'balance_amount', label: 'Balance', format: 'money' },
            ],
            empty: { title: 'No activity', text: 'Deposits, distributions and payments appear here as they happen.' },
          }),
          notice({
            id: 'current-investment',
            title: 'Current Investment',
            text: 'This part is not ready yet. What you hold, loan by loan and fund by fund, will be listed here.',
          }),
          notice({
            id: 'notes-by-manager',
            title: 'Notes By Manager',
            text: 'This part is not ready yet. Your manager’s notes on funds and loans will be here.',
          }),
          notice({
            id: 'fund-performance',
            title: 'Fund Performance',
            text: 'This part is not ready yet. Returns and unit prices over time will be shown here.',
          }),
        ],
      }),
      '/overview/:id': screen({
        title: 'Loan',
        sections: [
          notice({
            id: 'loan',
            title: 'Loan',
            text: 'This screen is not ready yet. The terms, payments and documents of a loan will be here.',
          }),
        ],
      }),
      '/opportunities': screen({
        title: 'Opportunities',
        sections: [
          notice({
            id: 'opportunities',
            title: 'Opportunities',
            text: 'This screen is not ready yet. What is open for investment will be listed here.',
          }),
        ],
      }),
      '/opportunities/:id': screen({
        title: 'Opportunity',
        sections: [
          notice({
            id: 'opportunity',
            title: 'Opportunity',
            text: 'This screen is not ready yet. The details of an opportunity will be here.',
          }),
        ],
      }),
      '/documents': screen({
        title: 'My Documents',
        sections: [
          notice({
            id: 'documents',
            title: 'My Documents',
            text: 'This screen is not ready yet. Your statements and tax slips will be here to read and download.',
          }),
        ],
      }),
      '/contact-us': screen({
        title: 'Contact Us',
        sections: [
          notice({
            id: 'contact-us',
            title: 'Contact Us',
            text: 'This screen is not ready yet. Your manager’s team, and a form to write to it, will be here.',
          }),
        ],
      }),
      '/account': screen({
        title: 'My Account',
        sections: [
          notice({
            id: 'account',
            title: 'My Account',
            text: 'This screen is not ready yet. Your profile, linked accounts and settings will be here.',
          }),
        ],
      }),
    },
  },

  menu: [
    {
      label: 'My Portfolio',
      icon: 'portfolio',
      to: '/overview',
      anchors: [
        { label: 'Overview', section: 'overview' },
        { label: 'Portfolio Activity', section: 'portfolio-activity' },
        { label: 'Current Investment', section: 'current-investment' },
        { label: 'Notes By Manager', section: 'notes-by-manager' },
        { label: 'Fund Performance', section: 'fund-performance' },
      ],
    },
    { label: 'Opportunities', icon: 'opportunities', to: '/opportunities' },
    { label: 'My Documents', icon: 'documents', to: '/documents' },
    { label: 'Contact Us', icon: 'contact', to: '/contact-us' },
    { label: 'My Account', icon: 'account', to: '/account', smallScreensOnly: true },
    { label: 'Sign Out', icon: 'sign-out', action: 'sign-out', smallScreensOnly: true },
  ],
});
