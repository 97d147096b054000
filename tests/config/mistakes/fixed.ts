import type { Mistake, Way } from '../mistake.ts';

const signedIn: Way = ['routes', 'signedIn'];
const overview: Way = [...signedIn, '/overview', 'sections'];
const activity: Way = [...overview, 'portfolio-activity'];
const performance: Way = [...overview, 'fund-performance'];
const cards: Way = [...overview, 'overview'];
const invested: Way = [...cards, 'cards', 'Currently invested'];
const documents: Way = [...signedIn, '/documents', 'sections', 'documents'];
const where: Way = [...documents, 'where'];
const onlyYears: [Way, unknown] = [
  [...documents, 'filters'],
  [{ field: 'tax_year', label: 'Tax year', options: { list: 'filters.tax_years' } }],
];

export const fixed: Mistake[] = [
  ['a fixed field that the body does not have', onlyYears, [where, { documenttyp: 't5' }]],
  ['a fixed value that the field cannot have', onlyYears, [where, { documenttype: 't6' }]],
  ['a text for a fixed number', onlyYears, [where, { micid: '12' }]],
  ['a number for an enumerated text', onlyYears, [where, { documenttype: 5 }]],
  ['a fixed session token', onlyYears, [where, { session_token: 'abc' }]],
  ['a fixed page', onlyYears, [where, { page: 2 }]],
  ['a fixed search', onlyYears, [where, { search: 'T5' }]],
  ['a fixed period', [[...activity, 'where'], { months: 12 }]],
  ['a fixed field with a filter', onlyYears, [where, { tax_year: 2025 }]],
  [
    'a filter whose counts include rows that are left out',
    [[...documents, 'filters', 0], undefined],
    [where, { documenttype: 't5' }],
  ],
  ['a fixed field that can be chosen in a chart', [[...performance, 'where'], { performance_id: 'mic' }]],
  [
    'a fixed field that comes from the address',
    [[...signedIn, '/overview/:id', 'sections', 'loan', 'where'], { loan_id: 7 }],
  ],
  ['a misspelt field of a card', [[...invested, 'where'], { performanceid: 'mic' }]],
  [
    'a fixed field for a query whose body has none',
    [[...signedIn, '/account', 'sections', 'portal-login', 'sections', 'sign-in-facts', 'where'], { role: 'advisor' }],
  ],
  ['a fixed field without a query', [['noInvestors', 'sections', 'no-investors', 'where'], { micid: 1 }]],
  ['a list of fixed values', onlyYears, [where, { documenttype: ['t5', 'nr4'] }]],
  [
    'a download of all that cannot be limited in the same way',
    [[...activity, 'period'], undefined],
    [[...activity, 'range'], 'documents'],
    [[...activity, 'downloadAll'], 'documentDownloadAll'],
  ],
  [
    'a period without a card that is compared',
    [[...cards, 'cards'], [{ title: 'Documents', query: 'documentList', about: 'In all.', value: 'total' }]],
  ],
];
