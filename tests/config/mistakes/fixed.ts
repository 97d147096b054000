import type { Mistake, Way } from '../mistake.ts';
import { activity, cards, documents, invested, investors, performance } from '../ways.ts';

const where: Way = [...documents, 'where'];
const years = { field: 'tax_year', label: 'Tax year', options: { list: 'filters.tax_years' } };
const fixedTo = (value: object): [Way, unknown][] => [
  [[...documents, 'filters'], [years]],
  [where, value],
];

export const fixed: Mistake[] = [
  ['a fixed field that the body does not have', ...fixedTo({ documenttyp: 't5' })],
  ['a fixed value that the field cannot have', ...fixedTo({ documenttype: 't6' })],
  ['a text for a fixed number', ...fixedTo({ micid: '12' })],
  ['a number for an enumerated text', ...fixedTo({ documenttype: 5 })],
  ['a fixed session token', ...fixedTo({ session_token: 'abc' })],
  ['a fixed page', ...fixedTo({ page: 2 })],
  ['a fixed search', ...fixedTo({ search: 'T5' })],
  ['a fixed period', [[...activity, 'where'], { months: 12 }]],
  ['a fixed field with a filter', ...fixedTo({ tax_year: 2025 })],
  [
    'a filter whose counts include rows that are left out',
    [[...documents, 'filters', 0], undefined],
    [where, { documenttype: 't5' }],
  ],
  ['a fixed field that can be chosen in a chart', [[...performance, 'where'], { performance_id: 'mic' }]],
  [
    'a fixed field that comes from the address',
    [[...investors, '/overview/:id', 'sections', 'loan', 'where'], { loan_id: 7 }],
  ],
  ['a misspelt field of a card', [[...invested, 'where'], { performanceid: 'mic' }]],
  [
    'a fixed field for a query whose body has none',
    [[...investors, '/account', 'sections', 'portal-login', 'sections', 'sign-in-facts', 'where'], { role: 'advisor' }],
  ],
  ['a fixed field without a query', [['noInvestors', 'sections', 'no-investors', 'where'], { micid: 1 }]],
  ['a list of fixed values', ...fixedTo({ documenttype: ['t5', 'nr4'] })],
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
