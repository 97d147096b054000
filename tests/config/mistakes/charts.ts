import type { Mistake } from '../mistake.ts';

const overview = ['routes', 'signedIn', '/overview', 'sections'];
const performance = [...overview, 'fund-performance'];
const current = [...overview, 'current-investment', 'sections'];
const byLien = [...current, 'allocation', 'charts', 'By lien'];
const summary = [...current, 'investment-summary'];
const participation = [
  'routes',
  'signedIn',
  '/overview/:id',
  'sections',
  'participation',
  'sections',
  'participation-figures',
];

export const charts: Mistake[] = [
  ['a chart of an unknown query', [[...performance, 'query'], 'portfolioCard']],
  ['a chart of a query without a period', [[...performance, 'query'], 'investmentSummary']],
  ['a chart of no list', [[...performance, 'rows'], 'serie']],
  ['a time that is none', [[...performance, 'at', 'format'], 'date']],
  ['an unknown measure', [[...performance, 'lines', 'unit_price', 'field'], 'unit_prize']],
  ['a measure in the wrong format', [[...performance, 'lines', 'unit_price', 'format'], 'percent']],
  [
    'a target of another unit',
    [[...performance, 'lines', 'annualized_return_percent', 'target', 'field'], 'as_of_date'],
  ],
  ['a choice for no field', [[...performance, 'choice', 'field'], 'performance']],
  ['a choice among nothing', [[...performance, 'choice', 'rows'], 'funds']],
  ['a default that is no flag', [[...performance, 'choice', 'initial'], 'label']],
  ['a sentence of a date', [[...performance, 'summary', 'yearly'], 'inception_date']],
  ['an unknown benchmark', [[...performance, 'summary', 'benchmark'], 'bench']],
  ['an unknown key of a line', [[...performance, 'lines', 'unit_price', 'zero'], true]],
  ['an allocation of no list', [[...byLien, 'rows'], 'allocations.by_len']],
  ['a share that is no percentage', [[...byLien, 'share'], 'amount']],
  ['a feature that is never off', [[...byLien, 'feature'], 'graph_loan']],
  ['a figure of no object', [[...summary, 'object'], 'allocation']],
  ['an unknown figure', [[...summary, 'figures', 0, 'field'], 'total_amount']],
  ['a figure in the wrong format', [[...summary, 'figures', 'next_maturity_date', 'format'], 'text']],
  ['a time that is an amount', [[...performance, 'at', 'field'], 'unit_price']],
  [
    'a measure that is a text',
    [[...performance, 'lines', 'unit_price'], { field: 'period', label: 'Month', format: 'month' }],
  ],
  ['money for a percentage', [[...performance, 'lines', 'annualized_return_percent', 'format'], 'money']],
  [
    'a target that the answer does not have',
    [[...performance, 'lines', 'annualized_return_percent', 'target', 'field'], 'aim_percent'],
  ],
  [
    'a percentage as the target of a price',
    [[...performance, 'lines', 'unit_price', 'target'], { field: 'target_percent', label: 'Target' }],
  ],
  ['a choice that fills in the token', [[...performance, 'choice', 'field'], 'session_token']],
  ['a benchmark that is a number', [[...performance, 'summary', 'benchmark'], 'target_percent']],
  ['a date that is a percentage', [[...performance, 'summary', 'asOf'], 'return_percent']],
  ['a value that a part does not have', [[...byLien, 'value'], 'sum']],
  ['a percentage for the amount of a part', [[...byLien, 'format'], 'percent']],
  ['a percentage for an amount', [[...summary, 'figures', 'total_invested_amount', 'format'], 'percent']],
  ['figures of no object', [[...participation, 'object'], 'loan_details.term']],
  ['figures of another object', [[...participation, 'object'], 'loan_details.balances']],
];
