import type { Mistake, Way } from '../mistake.ts';
import { byLien, invested, message, micid, ofLoan, overview, payments } from '../ways.ts';

const investment: Way = [...message, 'fields', 'context.investment_id', 'options'];

/** Lists and keys that are left out although the description does not settle them. */
export const lists: Mistake[] = [
  ['a table that does not name its list', [[...payments, 'rows'], undefined]],
  [
    'a table that names neither list nor key, with an unknown column',
    [[...payments, 'rows'], undefined],
    [[...payments, 'key'], undefined],
    [[...payments, 'columns', 0], 'du_date'],
  ],
  [
    'a table without a key for a list that has none in the description',
    [[...payments, 'rows'], 'loan_details.property.images'],
    [[...payments, 'key'], undefined],
    [[...payments, 'sort'], undefined],
    [[...payments, 'totals'], undefined],
    [[...payments, 'columns'], [{ field: 'alt', label: 'Picture', primary: true }]],
  ],
  [
    'a table of a misspelt query without list and key',
    [[...overview, 'portfolio-activity', 'query'], 'portfolioActivites'],
    [[...overview, 'portfolio-activity', 'rows'], undefined],
    [[...overview, 'portfolio-activity', 'key'], undefined],
  ],
  ['shares that do not name their list', [[...byLien, 'rows'], undefined]],
  ['a trend that does not name its list', [[...invested, 'course', 'rows'], undefined]],
  ['amounts that do not name their list', [[...ofLoan, 'security', 'amounts', 'rows'], undefined]],
  ['a filter that does not name its list', [[...micid, 'options', 'rows'], undefined]],
  [
    'a choice in a form that does not name its list',
    [[...investment, 'query'], 'documentList'],
    [[...investment, 'rows'], undefined],
  ],
];
