import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../src/config/sections/table.ts';
import { formatValue } from '../../src/format/formatValue.ts';
import type { Format } from '../../src/portal/useFormat.ts';
import { searchableText, searched } from '../../src/screens/table/searched.ts';
import { sorted } from '../../src/screens/table/sorted.ts';
import { sumOf } from '../../src/screens/table/sumOf.ts';

const locale = 'en-CA';
const format: Format = (kind, value, currency) =>
  formatValue(kind, value, { locale, currency: `${currency ?? 'CAD'}` });
const columns: Column[] = [
  { field: 'name', label: 'Name', format: 'text' },
  { field: 'status', label: 'Status', format: 'label' },
  { field: 'amount', label: 'Amount', format: 'money' },
  { field: 'due_date', label: 'Due', format: 'date' },
];
const rows = [
  { name: 'Loan 10', status: 'past_due', amount: 1500, due_date: '2026-01-02' },
  { name: 'loan 9', status: 'active', amount: -20.5, due_date: null },
  { name: 'Étang', status: 'in_default', amount: null, due_date: '2025-12-31' },
];
const find = (text: string) => searched(rows, searchableText(rows, columns, format), text).map(({ name }) => name);
const order = (by: string, dir: 'asc' | 'desc') =>
  sorted(rows, { by, dir }, columns, { format, locale }).map(({ name }) => name);

describe('the rows of a whole list', () => {
  it('are found by what is shown, whatever the case, the accents and the order of the words', () => {
    expect(find('etang')).toEqual(['Étang']);
    expect(find('due PAST')).toEqual(['Loan 10']);
    expect(find('1,500.00')).toEqual(['Loan 10']);
    expect(find('1500')).toEqual(['Loan 10']);
    expect(find('Dec 31')).toEqual(['Étang']);
    expect(find('  ')).toHaveLength(3);
    expect(find('past_due')).toEqual([]);
  });

  it('are in order of figures by size, of texts as people sort them, of days by time, and last without a value', () => {
    expect(order('amount', 'asc')).toEqual(['loan 9', 'Loan 10', 'Étang']);
    expect(order('amount', 'desc')).toEqual(['Loan 10', 'loan 9', 'Étang']);
    expect(order('name', 'asc')).toEqual(['Étang', 'loan 9', 'Loan 10']);
    expect(order('due_date', 'asc')).toEqual(['Étang', 'Loan 10', 'loan 9']);
    expect(order('due_date', 'desc')).toEqual(['Loan 10', 'Étang', 'loan 9']);
    expect(order('status', 'asc')).toEqual(['loan 9', 'Étang', 'Loan 10']);
  });

  it('are added up without the errors of binary fractions, each currency for itself', () => {
    const cents = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { minLength: 1 });
    fc.assert(
      fc.property(cents, (amounts) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        const list = amounts.map((amount) => ({ amount: amount / 100, currency: 'CAD' }));
        expect(sumOf(list, 'amount', format)).toBe(format('money', sum / 100, 'CAD'));
      }),
    );
    const two = [
      { amount: 0.1, currency: 'CAD' },
      { amount: 0.2, currency: 'CAD' },
      { amount: 5, currency: 'USD' },
      { amount: null, currency: 'USD' },
    ];
    expect(sumOf(two, 'amount', format)).toBe('$0.30, US$5.00');
    expect(sumOf([{ amount: null }], 'amount', format)).toBe('–');
  });
});
