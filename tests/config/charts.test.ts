import { describe, expect, it } from 'vitest';
import { changed, problemsOf, type Way } from './portalCopy.ts';

const overview = ['routes', 'signedIn', '/overview', 'sections'];
const performance = [...overview, 'fund-performance'];
const current = [...overview, 'current-investment', 'sections'];
const byLien = [...current, 'allocation', 'charts', 'By lien'];
const summary = [...current, 'investment-summary'];

const mistakes: [mistake: string, way: Way, value: unknown, says: string[]][] = [
  ['a chart of an unknown query', [...performance, 'query'], 'portfolioCard', ["'portfolioCard'"]],
  [
    'a chart of a query without a period',
    [...performance, 'query'],
    'investmentSummary',
    ["'investmentSummary' cannot be limited to a period"],
  ],
  ['a chart of no list', [...performance, 'rows'], 'serie', ["did you mean 'series'?"]],
  ['a time that is none', [...performance, 'at', 'format'], 'date', ["'date'", 'allowed: month']],
  [
    'an unknown measure',
    [...performance, 'lines', 'unit_price', 'field'],
    'unit_prize',
    ["did you mean 'unit_price'?"],
  ],
  [
    'a measure in the wrong format',
    [...performance, 'lines', 'unit_price', 'format'],
    'percent',
    ['allowed: price, money'],
  ],
  [
    'a target of another unit',
    [...performance, 'lines', 'annualized_return_percent', 'target', 'field'],
    'as_of_date',
    ["'as_of_date'", 'target_percent'],
  ],
  ['a choice for no field', [...performance, 'choice', 'field'], 'performance', ["'performance'", 'performance_id']],
  ['a choice among nothing', [...performance, 'choice', 'rows'], 'funds', ['allowed: performances']],
  ['a default that is no flag', [...performance, 'choice', 'initial'], 'label', ['allowed: is_default']],
  ['a sentence of a date', [...performance, 'summary', 'yearly'], 'inception_date', ["'inception_date'"]],
  ['an unknown benchmark', [...performance, 'summary', 'benchmark'], 'bench', ["'bench'", 'benchmark']],
  ['an unknown key of a line', [...performance, 'lines', 'unit_price', 'zero'], true, ["'zero'"]],
  ['an allocation of no list', [...byLien, 'rows'], 'allocations.by_len', ["did you mean 'allocations.by_lien'?"]],
  ['a share that is no percentage', [...byLien, 'share'], 'amount', ["'amount'", 'allowed: percent']],
  ['a part that is never off', [...byLien, 'part'], 'graph_loan', ["'graph_loan'", 'graph_loan_priority']],
  ['a figure of no object', [...summary, 'object'], 'allocation', ["did you mean 'allocations'?"]],
  [
    'an unknown figure',
    [...summary, 'figures', 0, 'field'],
    'total_amount',
    ["'total_amount'", 'total_invested_amount'],
  ],
  ['a figure in the wrong format', [...summary, 'figures', 'next_maturity_date', 'format'], 'text', ['allowed: date']],
];

describe('a mistake in a chart or a figure of the config', () => {
  it.each(mistakes)('%s is named with its place and what is allowed', (_, way, value, says) => {
    const { copy, places } = changed([[way, value]]);
    const problems = problemsOf(copy);
    const [place = ''] = places;
    const found = problems.find(({ path }) => path === place || place.startsWith(path));
    expect(found, JSON.stringify(problems)).toBeDefined();
    for (const part of says) expect(found?.message).toContain(part);
  });
});
