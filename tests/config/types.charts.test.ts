import { describe, expect, it } from 'vitest';
import { allocation } from '../../src/config/sections/allocation.ts';
import { chart } from '../../src/config/sections/chart.ts';
import { figures } from '../../src/config/sections/figures.ts';

// The compiler is what tests here: each `@ts-expect-error` is an error where the line below it is none.

const empty = { title: 'Nothing', text: 'Nothing yet.' };
const yearly = { field: 'annualized_return_percent', label: 'Return', format: 'percent' } as const;
const price = { field: 'unit_price', label: 'Unit price', format: 'price' } as const;
const fund = {
  label: 'Fund',
  query: 'portfolioPerformanceDropdown',
  rows: 'performances',
  field: 'performance_id',
  value: 'performance_id',
  text: 'label',
  initial: 'is_default',
} as const;
const summary = {
  value: 'return_percent',
  yearly: 'annualized_return_percent',
  target: 'target_percent',
  benchmark: 'benchmark',
  method: 'return_method',
  netOfFees: 'net_of_fees',
  asOf: 'as_of_date',
} as const;
const performance = {
  id: 'performance',
  title: 'Performance',
  query: 'portfolioCardPerformance',
  rows: 'series',
  at: { field: 'period', label: 'Month', format: 'month' },
  period: 'performance',
  lines: [yearly],
  empty,
} as const;

function charts() {
  chart({
    ...performance,
    choice: fund,
    lines: [
      { ...yearly, target: { field: 'target_percent', label: 'Target' } },
      { ...price, fromZero: true },
    ],
    summary,
  });
  chart({ ...performance, at: { field: 'period_end_date', label: 'Day', format: 'date' } });

  // @ts-expect-error a query whose body has no period
  chart({ ...performance, query: 'investmentSummary' });
  // @ts-expect-error a list that the answer does not have
  chart({ ...performance, rows: 'serie' });
  // @ts-expect-error a time that is an amount
  chart({ ...performance, at: { field: 'unit_price', label: 'Month', format: 'month' } });
  // @ts-expect-error a measure that a row does not have
  chart({ ...performance, lines: [{ ...yearly, field: 'yearly_percent' }] });
  // @ts-expect-error a measure that is a text
  chart({ ...performance, lines: [{ field: 'period', label: 'Month', format: 'month' }] });
  // @ts-expect-error money for a percentage
  chart({ ...performance, lines: [{ ...yearly, format: 'money' }] });
  // @ts-expect-error a target that the answer does not have
  chart({ ...performance, lines: [{ ...yearly, target: { field: 'aim_percent', label: 'Target' } }] });
  // @ts-expect-error a target of another unit
  chart({ ...performance, lines: [{ ...price, target: { field: 'target_percent', label: 'Target' } }] });
  // @ts-expect-error a field that the body does not have
  chart({ ...performance, choice: { ...fund, field: 'fund_id' } });
  // @ts-expect-error a list that the choice's query does not have
  chart({ ...performance, choice: { ...fund, rows: 'funds' } });
  // @ts-expect-error a default that is no flag
  chart({ ...performance, choice: { ...fund, initial: 'label' } });
  // @ts-expect-error a benchmark that is a number
  chart({ ...performance, summary: { ...summary, benchmark: 'target_percent' } });
  // @ts-expect-error a date that is a percentage
  chart({ ...performance, summary: { ...summary, asOf: 'return_percent' } });
}

const byType = {
  title: 'By type',
  rows: 'allocations.by_type',
  label: 'label',
  value: 'amount',
  format: 'money',
  share: 'percent',
} as const;
const invested = {
  id: 'allocation',
  title: 'Allocation',
  query: 'investmentSummary',
  charts: [byType],
  empty,
} as const;

function allocations() {
  allocation({
    ...invested,
    charts: [byType, { ...byType, rows: 'allocations.by_lien', part: 'graph_loan_priority' }],
  });

  // @ts-expect-error a list that the object does not have
  allocation({ ...invested, charts: [{ ...byType, rows: 'allocations.by_city' }] });
  // @ts-expect-error a value that a row does not have
  allocation({ ...invested, charts: [{ ...byType, value: 'sum' }] });
  // @ts-expect-error a share that is no percentage
  allocation({ ...invested, charts: [{ ...byType, share: 'amount' }] });
  // @ts-expect-error a percentage for an amount
  allocation({ ...invested, charts: [{ ...byType, format: 'percent' }] });
  // @ts-expect-error a part that is never off
  allocation({ ...invested, charts: [{ ...byType, part: 'graph_type' }] });
}

const total = { field: 'total_invested_amount', label: 'Total', format: 'money' } as const;
const terms = { field: 'note_rate_percent', label: 'Rate', format: 'percent' } as const;
const sums = { id: 'summary', title: 'Summary', query: 'investmentSummary', figures: [total] } as const;
const loan = { ...sums, query: 'loanDetails', object: 'loan_details.terms', figures: [terms] } as const;

function strips() {
  figures(sums);
  figures(loan);

  // @ts-expect-error a field that the answer does not have
  figures({ ...sums, figures: [{ ...total, field: 'total_amount' }] });
  // @ts-expect-error a percentage for an amount
  figures({ ...sums, figures: [{ ...total, format: 'percent' }] });
  // @ts-expect-error an object that the answer does not have
  figures({ ...loan, object: 'loan_details.term' });
  // @ts-expect-error a field of another object
  figures({ ...loan, object: 'loan_details.balances' });
}

describe('charts and figures of the config', () => {
  it('refuse in the editor what the lines above say, and take the rest', () => {
    for (const lines of [charts, allocations, strips]) expect(lines).not.toThrow();
  });
});
