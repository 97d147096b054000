import type { Mistake } from '../mistake.ts';
import { byLien, current, ofLoan, performance } from '../ways.ts';

const summary = [...current, 'investment-summary'];
const participation = [...ofLoan, 'participation', 'sections', 'participation-figures'];

export const charts: Mistake[] = [
  ['a chart of an unknown query', [[...performance, 'query'], 'portfolioCard']],
  ['a chart of a query that takes no period', [[...performance, 'query'], 'investmentSummary']],
  ['a chart of an unknown list', [[...performance, 'rows'], 'serie']],
  ['a month formatted as a date', [[...performance, 'at', 'format'], 'date']],
  ['an unknown measure', [[...performance, 'lines', 'unit_price', 'field'], 'unit_prize']],
  ['a measure in the wrong format', [[...performance, 'lines', 'unit_price', 'format'], 'percent']],
  [
    'a date as the target of a percentage',
    [[...performance, 'lines', 'annualized_return_percent', 'target', 'field'], 'as_of_date'],
  ],
  ['a choice for an unknown field', [[...performance, 'choice', 'field'], 'performance']],
  ['a choice from an unknown list', [[...performance, 'choice', 'rows'], 'funds']],
  ['a default that is not a flag', [[...performance, 'choice', 'initial'], 'label']],
  ['a yearly return that is a date', [[...performance, 'summary', 'yearly'], 'inception_date']],
  ['an unknown benchmark', [[...performance, 'summary', 'benchmark'], 'bench']],
  ['an unknown key of a line', [[...performance, 'lines', 'unit_price', 'zero'], true]],
  ['an allocation of an unknown list', [[...byLien, 'rows'], 'allocations.by_len']],
  ['a share that is not a percentage', [[...byLien, 'share'], 'amount']],
  ['an unknown feature', [[...byLien, 'feature'], 'graph_loan']],
  ['figures of an unknown object', [[...summary, 'object'], 'allocation']],
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
  ['a choice that fills in the session token', [[...performance, 'choice', 'field'], 'session_token']],
  ['a benchmark that is a number', [[...performance, 'summary', 'benchmark'], 'target_percent']],
  ['a date that is a percentage', [[...performance, 'summary', 'asOf'], 'return_percent']],
  ['a value that a part does not have', [[...byLien, 'value'], 'sum']],
  ['a percentage for the amount of a part', [[...byLien, 'format'], 'percent']],
  ['a percentage for an amount', [[...summary, 'figures', 'total_invested_amount', 'format'], 'percent']],
  ['figures of a misspelt object', [[...participation, 'object'], 'loan_details.term']],
  ['figures that belong to another object', [[...participation, 'object'], 'loan_details.balances']],
];
