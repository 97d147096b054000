import { smallPortal } from '../../portal/smallPortal.ts';
import type { Mistake, Way } from '../mistake.ts';
import { account, activity, investors, legal, loan, message, reset, signIn, visitors } from '../ways.ts';

const change: Way = [...visitors, '/change-password', 'sections', 'change-password'];
const add: Way = [...account, 'linked-accounts', 'add'];
const interest: Way = [...investors, '/opportunities/:id', 'sections', 'interest'];
const headers: Way = ['api', 'headers'];

const tabbed = ['My Portfolio', 'My Documents', 'Contact Us'];
const slips = ['t5', 'nr4', 'rl3'];
const slipsTab = (documenttype: string) => ({
  label: documenttype,
  icon: 'file-text',
  to: '/documents',
  choices: { documents: { documenttype } },
  tab: true,
});

export const sense: Mistake[] = [
  ['a form without a field that its body requires', [[...message, 'fields', 'message'], undefined]],
  ['a misspelt field, without reporting the right one as missing', [[...signIn, 'fields', 'email', 'field'], 'emial']],
  ['a form without what is supplied to it', [[...reset, 'supply'], undefined]],
  ['a form without what an object of its body requires', [[...message, 'supply'], undefined]],
  ['an amount without what must be sent along with it', [[...message, 'about', 0, 'amount', 'fixed'], []]],
  [
    'a required field in one variant of two',
    [
      [...add, 'variants', 'options', 0, 'fields'],
      ['institution_number', 'transit_number', 'holder_name'],
    ],
  ],
  [
    'a sign-in that signs nobody in',
    [
      [...signIn, 'success'],
      ['toast', { goTo: '/overview' }],
    ],
  ],
  ['a password that a visitor changes without being signed in', [[...change, 'success'], ['toast']]],
  ['a menu entry to a parameter', [['menu', 'My Documents', 'to'], '/overview/:id']],
  ['a home with a parameter', [['paths', 'home'], '/overview/:id']],
  [
    'a sign-in with a parameter',
    [[...visitors, '/login/:id'], smallPortal.routes.public['/login']],
    [['paths', 'signIn'], '/login/:id'],
  ],
  [
    'a screen for new passwords with a parameter',
    [[...visitors, '/reset/:token'], smallPortal.routes.public['/reset-password']],
    [['paths', 'newPassword'], '/reset/:token'],
  ],
  ['a link to a parameter', [[...signIn, 'links', 0, 'to'], '/overview/:id']],
  ['an effect that leads to a parameter', [[...reset, 'success', 2, 'goTo'], '/overview/:id']],
  ['a back link to a parameter', [[...loan, 'back'], '/overview/:id']],
  ['an action that leads to a parameter', [[...interest, 'fill'], {}], [[...interest, 'to'], '/overview/:id']],
  ['a footer link to a parameter', [legal, '/overview/:id']],
  ['rows that lead to a screen without a parameter', [[...activity, 'link', 'to'], '/documents']],
  [
    'the same route for visitors and for the signed-in',
    [[...investors, '/login'], smallPortal.routes.signedIn['/documents']],
  ],
  [
    'the same route under two names of its parameter',
    [[...investors, '/Overview/:loan'], smallPortal.routes.signedIn['/documents']],
  ],
  ['a header that the portal itself sends', [[...headers, 'endPoint'], 'authorization']],
  ['a header for the type of the body', [[...headers, 'domain'], 'Content-Type']],
  ['a header that the browser fills in', [[...headers, 'domain'], 'Accept']],
  ...['Host', 'Cookie', 'Origin', 'referer', 'Content-Length', 'Sec-Portal', 'Proxy-Host'].map(
    (name): Mistake => [`the header ${name}, which browsers forbid`, [[...headers, 'domain'], name]],
  ),
  ['the same header twice', [[...headers, 'domain'], 'x-API-url']],
  ['a timeout in seconds', [['api', 'timeoutMs'], 60]],
  ['a timeout that no timer can wait for', [['api', 'timeoutMs'], 3_000_000_000]],
  ['a session check after the session has ended', [['session', 'checkMinutes'], 90]],
  [
    'a session check that no timer can wait for',
    [['session', 'cookieMinutes'], 500_000],
    [['session', 'checkMinutes'], 40_000],
  ],
  ['a session that no cookie can keep', [['session', 'cookieMinutes'], 576_001]],
  ['a selected investor that no cookie can keep', [['session', 'investorDays'], 401]],
  ['an unknown currency', [['currency'], 'CDA']],
  ['a page size above the server’s limit', [['pageSizes', 5], 1001]],
  ['page sizes out of order', [['pageSizes', 3], 12]],
  ['the same page size twice', [['pageSizes', 3], 15]],
  ['a screen twice in the menu', [['menu', 'Contact Us', 'to'], '/documents']],
  ['signing out twice in the menu', [['menu', 6], { label: 'Leave', icon: 'log-out', action: 'sign-out' }]],
  [
    'more tabs than a phone has room for',
    ...tabbed.map((name) => [['menu', name, 'tab'], true] as const),
    ...slips.map((type, index) => [['menu', 6 + index], slipsTab(type)] as const),
  ],
  ['a tab for an entry without a screen', [['menu', 'Sign Out', 'tab'], true]],
  ['a label twice in the menu', [['menu', 3, 'label'], 'My Documents']],
  ['a section twice below a menu entry', [['menu', 'My Portfolio', 'anchors', 1, 'section'], 'overview']],
  [
    'an exclusion twice',
    [
      ['api', 'withoutInvestor'],
      ['/loan/details', 'loan/details'],
    ],
  ],
  ['a column twice', [[...activity, 'columns', 6], { field: 'net_amount', label: 'Net', format: 'money' }]],
  ['a filter twice', [[...activity, 'filters', 1], { field: 'activity_type', label: 'Again', values: ['deposit'] }]],
  ['a language twice', [['languages', 1], { tag: 'en-ca', name: 'English again' }]],
  ['the label of a period twice', [['periods', 'performance', 1, 'label'], 'All Time']],
  ['the months of a period twice', [['periods', 'performance', 1, 'months'], 120]],
  [
    'a link that opens a section in a period that it does not offer',
    [['periods', 'short'], [{ label: 'This Month', months: 1 }]],
    [[...activity, 'period'], 'short'],
    [
      [...investors, '/overview', 'sections', 'overview', 'cards', 'Interest earned', 'breakdown', 'link'],
      { label: 'All', section: 'portfolio-activity', samePeriod: true },
    ],
  ],
  ['two default periods', [['periods', 'performance', 1, 'default'], true]],
  ['the label of a range twice', [['ranges', 'documents', 4, 'label'], 'All Time']],
  ['two ranges of one’s own days', [['ranges', 'documents', 5], { label: 'Other days', custom: true }]],
  ['a comparison twice', [['comparisons', 1, 'compareTo'], 'last_year']],
  ['an answer kept twice', [['persist', 1], 'accountTypeList']],
  ['two columns that name the row', [[...activity, 'columns', 0, 'primary'], true]],
  [
    'two figures beside the name',
    [[...activity, 'columns', 5, 'amount'], true],
    [[...activity, 'columns', 6, 'amount'], true],
  ],
  [
    'rows with a key that several of them share',
    [[...investors, '/account', 'sections', 'on-file', 'sections', 'beneficiaries', 'key'], 'relationship'],
  ],
  ['an unknown query of the subject', [[...loan, 'subject', 'query'], 'loanDetail']],
  ['an unknown name of the subject', [[...loan, 'subject', 'name'], 'loan_details.nam']],
  ['a parameter for an unknown field of the subject’s query', [[...loan, 'subject', 'params'], { loan: 'id' }]],
  ['a subject without a parameter that its query requires', [[...loan, 'subject', 'params'], {}]],
  ['a footer link to neither a route nor a file', [legal, '/imprint']],
  ['a menu without a way to sign out', [['menu'], smallPortal.menu.slice(0, 5)]],
  ['an empty menu', [['menu'], []]],
  [
    'mistakes of every kind at once: a shape, names, settings, a link, a host, and a route that nothing leads to',
    [['brand', 'colour'], 'red'],
    [['persist'], ['portfolioPerformanceDropdwn']],
    [['currency'], 'CDA'],
    [[...activity, 'columns', 'net_amount', 'field'], 'net_amuont'],
    [['menu', 'Contact Us', 'to'], '/contactus'],
    [['menu', 'My Documents'], undefined],
    [['hosts'], [{ host: 'invest.maplebridge.test', currency: 'XXY', languages: ['fr-CA'] }]],
  ],
  [
    'mistakes beside what cannot be read: a section, the sizes of pages, and a setting',
    [[...activity, 'columns'], 7],
    [['pageSizes'], 12],
    [['session', 'checkMinutes'], 90],
    [['menu', 'My Documents', 'to'], '/docments'],
    [['hosts'], [{ host: 'invest.maplebridge.test', off: { routes: ['/nowhere'] } }]],
  ],
  ['a route that nothing leads to', [['menu', 'My Documents'], undefined]],
  ['routes that only lead to each other', [['menu', 'Opportunities'], undefined]],
];
