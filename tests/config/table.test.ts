import { describe, expect, it } from 'vitest';
import { changed, problemsOf, type Way } from './portalCopy.ts';

const overview = ['routes', 'signedIn', '/overview', 'sections'];
const activity = [...overview, 'portfolio-activity'];
const investments = [...overview, 'current-investment', 'sections', 'investments'];

const documents = ['routes', 'signedIn', '/documents', 'sections', 'documents'];

const mistakes: [mistake: string, way: Way, value: unknown, says: string[]][] = [
  [
    'a filter that the body does not have',
    [...activity, 'filters', 0, 'field'],
    'payment_method',
    ["'payment_method'", 'allowed: activity_type, status'],
  ],
  [
    'a filter on an order',
    [...activity, 'filters', 0, 'field'],
    'sort_dir',
    ["'sort_dir'", 'allowed: activity_type, status'],
  ],
  [
    'a value that the enumeration does not have',
    [...activity, 'filters', 0, 'values', 0],
    'deposits',
    ["did you mean 'deposit'?"],
  ],
  ['a total that is not there', [...activity, 'totals', 'fields', 0, 'field'], 'inflow', ["'inflow'", 'inflow_amount']],
  ['totals of no object', [...activity, 'totals', 'object'], 'total', ["did you mean 'totals'?"]],
  [
    'sums over pages of the server',
    [...activity, 'totals'],
    { sum: ['net_amount'] },
    ['only the server knows the sums'],
  ],
  [
    'a sum of no amount',
    [...investments, 'totals', 'sum', 0],
    'rate_percent',
    ["'rate_percent'", 'allowed: invested_amount, current_value_amount'],
  ],
  [
    'a sum of no column',
    [...investments, 'totals', 'sum', 0],
    'loan_amount',
    ["'loan_amount'", 'allowed: invested_amount'],
  ],
  [
    'a period that the call does not take',
    [...investments, 'period'],
    'performance',
    ["'investmentList' cannot be limited to a period"],
  ],
  [
    'a filter on a free text',
    [...investments, 'filters', 0, 'field'],
    'property_city',
    ["'property_city'", 'allowed: investment_type, status'],
  ],
  ['a link to nowhere', [...activity, 'link', 'to'], '/overveiw/:id', ["did you mean '/overview/:id'?"]],
  [
    'a link to a screen without a parameter',
    [...activity, 'link', 'to'],
    '/documents',
    ['has not exactly one parameter', "'loan_id'"],
  ],
  ['a link by a text', [...activity, 'link', 'field'], 'loan_number', ["'loan_number'", 'loan_id']],
  [
    'a badge on an amount',
    [...activity, 'columns', 'net_amount', 'badge'],
    true,
    ["a badge is for the format 'label', not for 'money'"],
  ],
  [
    'a button that copies an amount',
    [...activity, 'columns', 'net_amount', 'copy'],
    true,
    ["'net_amount'", 'loan_number, investor_account_name, description'],
  ],
  ['rows that are no documents', [...activity, 'documents'], true, ['has name, documenttype, micid, key']],
  ['a mark by a text', [...documents, 'mark', 'field'], 'name', ["'name'", 'allowed: is_new']],
  ['a range that is not there', [...documents, 'range'], 'document', ["did you mean 'documents'?"]],
  [
    'a download of all by a query that answers one file',
    [...documents, 'downloadAll'],
    'documentGet',
    ["'documentGet'", 'allowed: documentDownloadAll'],
  ],
  [
    'options of a list that is not there',
    [...documents, 'filters', 'micid', 'options', 'rows'],
    'filters.fund',
    ["did you mean 'filters.funds'?"],
  ],
  [
    'options of a list of rows in place of values',
    [...documents, 'filters', 'tax_year', 'options', 'list'],
    'filters.funds',
    ["'filters.funds'", 'allowed: filters.tax_years'],
  ],
  [
    'the same filter twice',
    [...documents, 'filters', 'tax_year', 'field'],
    'micid',
    ["'micid' is a filter of this table already"],
  ],
  ['an unknown key of a filter', [...activity, 'filters', 0, 'lable'], 'Type', ["'lable'"]],
];

describe('a mistake in a table of the config', () => {
  it.each(mistakes)('%s is named with its place and what is allowed', (_, way, value, says) => {
    const { copy, places } = changed([[way, value]]);
    const problems = problemsOf(copy);
    const [place = ''] = places;
    const found = problems.find(({ path }) => path === place || place.startsWith(path));
    expect(found, JSON.stringify(problems)).toBeDefined();
    for (const part of says) expect(found?.message).toContain(part);
  });

  it('a search that the call does not have is named', () => {
    const { copy, places } = changed([
      [[...activity, 'search'], true],
      [[...activity, 'query'], 'opportunityList'],
      [[...activity, 'rows'], 'opportunities'],
    ]);
    const message = "'opportunityList' cannot be searched; its body in openapi/ has no search";
    expect(problemsOf(copy)).toContainEqual({ path: places[0], message });
  });
});
