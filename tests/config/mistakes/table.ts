import type { Mistake } from '../mistake.ts';

const overview = ['routes', 'signedIn', '/overview', 'sections'];
const activity = [...overview, 'portfolio-activity'];
const investments = [...overview, 'current-investment', 'sections', 'investments'];
const documents = ['routes', 'signedIn', '/documents', 'sections', 'documents'];

const sum = [...activity, 'details', 'sums', 0];
const fund = [...investments, 'details', 'groups', 1, 'facts'];

export const table: Mistake[] = [
  ['a filter that the body does not have', [[...activity, 'filters', 0, 'field'], 'payment_method']],
  ['a filter on a sort field', [[...activity, 'filters', 0, 'field'], 'sort_dir']],
  ['a value that the enumeration does not have', [[...activity, 'filters', 0, 'values', 0], 'deposits']],
  ['an unknown total', [[...activity, 'totals', 'fields', 0, 'field'], 'inflow']],
  ['totals in an unknown object', [[...activity, 'totals', 'object'], 'total']],
  ['sums over a paged list', [[...activity, 'totals'], { sum: ['net_amount'] }]],
  ['a sum that is not of an amount', [[...investments, 'totals', 'sum', 0], 'rate_percent']],
  ['a sum without a column', [[...investments, 'totals', 'sum', 0], 'loan_amount']],
  ['a period that the query does not accept', [[...investments, 'period'], 'performance']],
  ['a filter on a free text', [[...investments, 'filters', 0, 'field'], 'property_city']],
  ['a link to nowhere', [[...activity, 'link', 'to'], '/overveiw/:id']],
  ['a link to a screen without a parameter', [[...activity, 'link', 'to'], '/documents']],
  ['a link with a text as its parameter', [[...activity, 'link', 'field'], 'loan_number']],
  ['a badge on an amount', [[...activity, 'columns', 'net_amount', 'badge'], true]],
  ['a button that copies an amount', [[...activity, 'columns', 'net_amount', 'copy'], true]],
  ['rows that are not documents', [[...activity, 'documents'], true]],
  ['a mark by a text', [[...documents, 'mark', 'field'], 'name']],
  ['an unknown range', [[...documents, 'range'], 'document']],
  ['a download of all with a query that returns one file', [[...documents, 'downloadAll'], 'documentGet']],
  ['options from an unknown list', [[...documents, 'filters', 'micid', 'options', 'rows'], 'filters.fund']],
  [
    'options from a list of rows in place of texts',
    [[...documents, 'filters', 'micid'], { field: 'tax_year', label: 'Tax year', options: { list: 'filters.funds' } }],
  ],
  [
    'options for a filter on a list that is not paged',
    [
      [...investments, 'filters', 0],
      { field: 'investment_type', label: 'Type', options: { rows: 'investments', value: 'name', label: 'name' } },
    ],
  ],
  ['the same filter twice', [[...documents, 'filters', 'documenttype', 'field'], 'micid']],
  ['an unknown key of a filter', [[...activity, 'filters', 0, 'lable'], 'Type']],
  ['a filter on a number', [[...activity, 'filters', 0], { field: 'micid', label: 'Fund', values: ['12'] }]],
  ['a download of all without a range', [[...documents, 'range'], undefined]],
  ['a main figure that is a date', [[...activity, 'columns', 'activity_date', 'amount'], true]],
  ['a range that the query does not accept', [[...investments, 'range'], 'documents']],
  [
    'a choice of another type than its field',
    [[...documents, 'filters', 'micid'], { field: 'micid', label: 'Fund', choices: [{ value: '12', label: 'MIC' }] }],
  ],
  [
    'a filter on a field that the range fills in',
    [[...documents, 'filters', 0], { field: 'start_date', label: 'From', choices: [{ value: 'a', label: 'A' }] }],
  ],
  ['a sort by a field that the rows do not have', [[...investments, 'sort', 'by'], 'description']],
  ['a query without a list', [[...investments, 'query'], 'authLogin']],
  [
    'a query with other rows and no search',
    [[...activity, 'query'], 'opportunityList'],
    [[...activity, 'rows'], 'opportunities'],
    [[...activity, 'search'], true],
  ],
  ['a text for a date', [[...activity, 'columns', 'activity_date', 'format'], 'text']],
  ['money for a date', [[...activity, 'columns', 'activity_date', 'format'], 'money']],
  ['a percentage for an enumerated value', [[...activity, 'columns', 'activity_type', 'format'], 'percent']],
  ['a misspelt column given as its field alone', [[...activity, 'columns', 7], 'setled_date']],
  ['a misspelt filter given as its field alone', [[...activity, 'filters', 0], 'activty_type']],
  ['a column whose field has no title', [[...activity, 'columns', 7], { field: 'account_type' }]],
  ['a column of an object', [[...activity, 'columns', 'description', 'field'], 'document']],
  ['a list of another query', [[...activity, 'rows'], 'files']],
  ['an unknown direction', [[...activity, 'sort', 'direction'], 'down']],
  ['a detail that a row does not have', [[...activity, 'details', 'groups', 0, 'fields', 0, 'field'], 'unit']],
  ['a detail of an object that a row does not have', [[...activity, 'details', 'groups', 0, 'object'], 'notice']],
  ['a line of a sum that is not an amount', [[...sum, 'lines', 0, 'field'], 'units']],
  ['an unknown line of a sum', [[...sum, 'lines', 1, 'field'], 'managment_fee_amount']],
  ['a sum of one line', [[...sum, 'lines'], [{ field: 'gross_amount', label: 'Gross', format: 'money' }]]],
  ['a sum without its total', [[...sum, 'total'], undefined]],
  ['a line with `minus` set to false', [[...sum, 'lines', 1, 'minus'], false]],
  ['a document that is not one', [[...activity, 'details', 'document'], 'loan_id']],
  ['boxes that are not amounts by name', [[...documents, 'details', 'amounts', 0, 'amounts'], 'status']],
  ['boxes for rows that have none', [[...activity, 'details', 'amounts'], [{ label: 'Box', amounts: 'boxes' }]]],
  [
    'texts that are an amount',
    [[...investments, 'details', 'groups', 0, 'fields', 'Certificates', 'texts'], 'invested_amount'],
  ],
  ['figures for a row by an unknown field', [[...investments, 'details', 'groups', 1, 'field'], 'fund']],
  ['figures requested with an unknown parameter', [[...fund, 'parameter'], 'micid']],
  ['figures of an unknown object', [[...fund, 'object'], 'fund_fact']],
  ['an unknown figure of a fund', [[...fund, 'fields', 0, 'field'], 'loan_count']],
  ['figures chosen by an unknown field', [[...fund, 'choice', 'field'], 'mic']],
  ['figures chosen from an unknown list', [[...fund, 'choice', 'rows'], 'performance']],
  ['details without anything beyond the columns', [[...activity, 'details'], {}]],
  ['a fold that is not true or false', [[...activity, 'folded'], 'yes']],
  ['a function as a format', [[...activity, 'columns', 'net_amount', 'format'], (value: number) => `${value}`]],
];
