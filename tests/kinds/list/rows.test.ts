import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../../src/kinds/table/options.ts';
import { searchableText, searched } from '../../../src/kinds/table/searched.ts';
import { sorted } from '../../../src/kinds/table/sorted.ts';
import { sumOf } from '../../../src/kinds/table/sumOf.ts';
import type { Format } from '../../../src/screen/useFormat.ts';
import { formatValue } from '../../../src/values/formatValue.ts';

const locale = 'en-CA';
const format: Format = (kind, value, currency) =>
  formatValue(kind, value, { locale, currency: `${currency ?? 'CAD'}` });
const columns: Column[] = [
  { field: 'name', label: 'Name', format: 'text' },
  { field: 'status', label: 'Status', format: 'label' },
  { field: 'amount', label: 'Amount', format: 'money' },
  { field: 'due_date', label: 'Due', format: 'date' },
];
const added = { field: 'amount', format: 'money' } as const;
const rows = [
  { name: 'Loan 10', status: 'past_due', amount: 1500, due_date: '2026-01-02' },
  { name: 'loan 9', status: 'active', amount: -20.5, due_date: null },
  { name: 'Étang', status: 'in_default', amount: null, due_date: '2025-12-31' },
];
const find = (text: string) => searched(rows, searchableText(rows, columns, format), text).map(({ name }) => name);
const order = (by: string, dir: 'asc' | 'desc') =>
  sorted(rows, { by, dir }, columns, { format, locale }).map(({ name }) => name);

describe('the rows of a whole list', () => {
  it('are found by their visible text, whatever the case, the accents and the order of the words', () => {
    expect(find('etang')).toEqual(['Étang']);
    expect(find('due PAST')).toEqual(['Loan 10']);
    expect(find('1,500.00')).toEqual(['Loan 10']);
    expect(find('1500')).toEqual(['Loan 10']);
    expect(find('Dec 31')).toEqual(['Étang']);
    expect(find('  ')).toHaveLength(3);
    expect(find('past_due')).toEqual([]);
  });

  it('sort figures by size, texts as people do, days by time, and rows without a value last', () => {
    expect(order('amount', 'asc')).toEqual(['loan 9', 'Loan 10', 'Étang']);
    expect(order('amount', 'desc')).toEqual(['Loan 10', 'loan 9', 'Étang']);
    expect(order('name', 'asc')).toEqual(['Étang', 'loan 9', 'Loan 10']);
    expect(order('due_date', 'asc')).toEqual(['Étang', 'Loan 10', 'loan 9']);
    expect(order('due_date', 'desc')).toEqual(['Loan 10', 'Étang', 'loan 9']);
    expect(order('status', 'asc')).toEqual(['loan 9', 'Étang', 'Loan 10']);
  });

  it('sort texts as people do, whatever the texts, and leave equal ones in the order of the answer', () => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const piece = fc.constantFrom('a', 'A', 'é', 'e\u0301', 'ß', '9', '10', '010', ' ', '-', ',', '–', '楓', '');
    const texts = fc.array(fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join('')));
    fc.assert(
      fc.property(texts, fc.constantFrom('asc', 'desc'), (names, dir) => {
        const list = names.map((name, index) => ({ name, index }));
        const sign = dir === 'desc' ? -1 : 1;
        const wanted = [...list].sort(
          (a, b) => Number(a.name === '') - Number(b.name === '') || sign * compare(a.name, b.name),
        );
        expect(sorted(list, { by: 'name', dir }, columns, { format, locale })).toEqual(wanted);
      }),
    );
  });

  it('sort by figures, whatever the figures, and leave equal ones in the order of the answer', () => {
    const figure = fc.constantFrom(0, -0, 1.5, -20.5, 1e9, '7.25', '1.50', null, 'not yet known');
    fc.assert(
      fc.property(fc.array(figure), fc.constantFrom('asc', 'desc'), (amounts, dir) => {
        const list = amounts.map((amount, index) => ({ amount, index }));
        const sign = dir === 'desc' ? -1 : 1;
        const isNone = (amount: unknown) => Number(amount === null || amount === 'not yet known');
        const wanted = [...list].sort(
          (a, b) =>
            isNone(a.amount) - isNone(b.amount) ||
            (isNone(a.amount) ? 0 : sign * (Number(a.amount) - Number(b.amount))),
        );
        expect(sorted(list, { by: 'amount', dir }, columns, { format, locale })).toEqual(wanted);
      }),
    );
  });

  it('keep their order when some are filtered out', () => {
    const some = rows.slice(1);
    const sort = { by: 'name', dir: 'asc' } as const;
    expect(sorted(some, sort, columns, { format, locale, all: rows })).toEqual(
      sorted(some, sort, columns, { format, locale }),
    );
  });

  it('are added up without the errors of binary fractions, each currency separately', () => {
    const cents = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { minLength: 1 });
    fc.assert(
      fc.property(cents, (amounts) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        const list = amounts.map((amount) => ({ amount: amount / 100, currency: 'CAD' }));
        expect(sumOf(list, added, format)).toBe(format('money', sum / 100, 'CAD'));
      }),
    );
    const two = [
      { amount: 0.1, currency: 'CAD' },
      { amount: 0.2, currency: 'CAD' },
      { amount: 5, currency: 'USD' },
      { amount: null, currency: 'USD' },
    ];
    expect(sumOf(two, added, format)).toBe('$0.30, US$5.00');
    expect(sumOf([{ amount: null }], added, format)).toBe('–');
  });

  it('are added up to the last digit of their currency', () => {
    const sum = (currency: string, ...amounts: unknown[]) =>
      sumOf(
        amounts.map((amount) => ({ amount, currency })),
        added,
        format,
      ).replaceAll(/\s/g, ' ');
    expect(sum('KWD', 1.234, 1.234)).toBe('KWD 2.468');
    expect(sum('JPY', 1200, 34)).toBe('JP¥1,234');
    expect(sum('CAD', '1218.75', '-3.10', 0.35)).toBe('$1,216.00');
    // Rounding before adding up would give a cent too much.
    expect(sum('CAD', 0.005, 0.005)).toBe('$0.01');
    expect(sum('CAD', '90071992547409.93', '0.01')).toBe('$90,071,992,547,409.94');
    expect(sum('CAD', 1e-7, 1e21)).toBe('$1,000,000,000,000,000,000,000.00');
  });

  it('have no sum if an amount cannot be read', () => {
    const all = [{ amount: 300_000 }, { amount: '1,234.50' }, { amount: 250_000 }];
    expect(sumOf(all, added, format)).toBe('–');
    expect(sumOf([{ amount: 5, currency: 'USD' }, { amount: true }], added, format)).toBe('–');
  });

  it('sort decimal texts by size, and treat unreadable amounts as missing', () => {
    const mixed = ['20', 'N/A', '3.5', 100].map((amount) => ({ amount }));
    const by = (dir: 'asc' | 'desc') =>
      sorted(mixed, { by: 'amount', dir }, columns, { format, locale }).map(({ amount }) => amount);
    expect(by('asc')).toEqual(['3.5', '20', 100, 'N/A']);
    expect(by('desc')).toEqual([100, '20', '3.5', 'N/A']);
  });
});
