// @vitest-environment jsdom

import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { excelFile } from '../../../src/files/export/excelFile.ts';
import { reportOf, rowOf } from './exportTable.ts';
import { type OpenedCell, openWorkbook } from './openWorkbook.ts';

/** A calendar date as the number of days that spreadsheets use. */
const serial = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569;

/** The row of a table below four lines of details and the header. */
async function rowAsWritten(kinds: Parameters<typeof reportOf>[0], ...values: unknown[]) {
  const { rows } = await openWorkbook(await excelFile(reportOf(kinds), [rowOf(...values)]));
  return rows[5] ?? {};
}

describe('A workbook', () => {
  it('begins with its owner, its filters and the day it was made', async () => {
    const { rows } = await openWorkbook(await excelFile(reportOf(['text']), [rowOf('a'), rowOf('b')]));
    expect(rows.slice(0, 5).map((row) => row.A?.value)).toEqual([
      'Northline Capital · Portfolio Activity',
      'Tremblay Holdings Inc.',
      'Period: All Time · Type: Reinvestment',
      'Jul 10, 2026 · 2 rows',
      'text',
    ]);
  });

  it('contains every row, below a frozen header', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => rowOf(`Row ${index}`, index));
    const workbook = await openWorkbook(await excelFile(reportOf(['text', 'money']), rows));
    expect(workbook.rows).toHaveLength(2505);
    expect(workbook.rows.at(-1)).toMatchObject({ A: { value: 'Row 2499' }, B: { value: '2499' } });
    expect(workbook.frozenRows).toBe(5);
  });

  it('names its columns as spreadsheets do, even past the 26th', async () => {
    const kinds = Array<'number'>(28).fill('number');
    const cells = await rowAsWritten(kinds, ...kinds.map((_, index) => index));
    expect([cells.A, cells.Z, cells.AA, cells.AB].map((cell) => cell?.value)).toEqual(['0', '25', '26', '27']);
  });

  it('writes amounts, percentages and counts as numbers in their own format', async () => {
    const kinds = ['money', 'percent', 'units', 'number', 'points', 'fileSize'] as const;
    expect(await rowAsWritten(kinds, -1510.42, 7.25, 15.1042, 1204, 8.46, 245_000)).toEqual({
      A: { type: undefined, value: '-1510.42', format: '[$CAD] #,##0.00' },
      B: { type: undefined, value: '0.0725', format: '0.00%' },
      C: { type: undefined, value: '15.1042', format: '#,##0.0000' },
      D: { type: undefined, value: '1204', format: '#,##0' },
      E: { type: undefined, value: '8.46', format: '0.00' },
      F: { type: undefined, value: '245000', format: '#,##0' },
    });
  });

  it.each([
    ['1.1', '0.011'],
    ['12.3456789012345', '0.123456789012345'],
  ])('divides a percentage of %s by a hundred without an error in its last digits', async (percent, written) => {
    expect(await rowAsWritten(['percent'], percent)).toMatchObject({ A: { value: written } });
  });

  it('formats each amount in the currency of its row', async () => {
    const rows = [rowOf(1), { values: [1], currency: 'USD' }, { values: [1], currency: '"];x' }];
    const { rows: written } = await openWorkbook(await excelFile(reportOf(['money']), rows));
    const formats = written.slice(5).map((row) => row.A?.format);
    expect(formats).toEqual(['[$CAD] #,##0.00', '[$USD] #,##0.00', '#,##0.00']);
  });

  it('shows each amount with as many decimals as its currency has', async () => {
    const rows = [
      { values: [1234], currency: 'JPY' },
      { values: [1.234], currency: 'KWD' },
    ];
    const { rows: written } = await openWorkbook(await excelFile(reportOf(['money']), rows));
    const cells = written.slice(5).map((row) => row.A);
    expect(cells).toMatchObject([
      { value: '1234', format: '[$JPY] #,##0' },
      { value: '1.234', format: '[$KWD] #,##0.000' },
    ]);
  });

  it('writes plain decimal strings as numbers, and dates with a time as days', async () => {
    const kinds = ['money', 'percent', 'date'] as const;
    expect(await rowAsWritten(kinds, '-1218.75', '7.25', '2026-07-15T00:00:00.000000Z')).toEqual({
      A: { type: undefined, value: '-1218.75', format: '[$CAD] #,##0.00' },
      B: { type: undefined, value: '0.0725', format: '0.00%' },
      C: { type: undefined, value: String(serial('2026-07-15')), format: 'yyyy-mm-dd' },
    });
  });

  it('leaves unknown values empty, and shows values that do not fit their format as text', async () => {
    expect(await rowAsWritten(['money', 'date', 'text'], null, undefined, '')).toEqual({});
    expect(await rowAsWritten(['money', 'date', 'label'], 'on request', '2026-02-31', 'direct_mortgage')).toMatchObject(
      {
        A: { type: 's', value: 'on request (as received)' },
        B: { type: 's', value: '2026-02-31 (as received)' },
        C: { type: 's', value: 'Direct mortgage' },
      },
    );
  });

  it('has a sheet named after the table, as far as sheet names allow', async () => {
    const named = async (title: string) =>
      (await openWorkbook(await excelFile(reportOf(['text'], { title }), [rowOf('a')]))).name;
    expect(await named('Portfolio Activity')).toBe('Portfolio Activity');
    expect(await named("'Loans: 1st/2nd [all] of the portfolio'")).toBe('Loans  1st 2nd  all  of the po');
    expect(await named('???')).toBe('Export');
  });

  const widthsOf = async (...of: Parameters<typeof excelFile>) => (await openWorkbook(await excelFile(...of))).widths;

  it.each([
    ['an amount', 'money', -1_234_567.5, 'CAD -1,234,567.50'],
    ['a percentage', 'percent', 1234.5, '1234.50%'],
    ['a number of units', 'units', 1_234_567.5, '1,234,567.5000'],
    ['a moment', 'dateTime', '2026-06-30T12:00:00Z', '2026-06-30 12:00'],
    ['a text', 'text', 'Participation agreement', 'Participation agreement'],
    ['a value that does not fit its format', 'money', 'to be agreed upon', 'to be agreed upon (as received)'],
    ['a Chinese text, whose characters are twice as wide', 'text', '楓葉基金管理', '楓葉基金管理'.repeat(2)],
    ['a text with combining accents', 'text', 'E\u0301te\u0301 a\u0300 Que\u0301bec', 'Été à Québec'],
  ] as const)('has a column wide enough for %s', async (_, kind, value, shown) => {
    const [width = 0] = await widthsOf(reportOf([kind]), [rowOf(value)]);
    expect(width).toBeGreaterThanOrEqual(shown.length);
    expect(width).toBeLessThanOrEqual(Math.max(10, shown.length + 4));
  });

  it('has columns wide enough for the last of many rows', async () => {
    const rows = [...Array.from({ length: 2000 }, () => rowOf('a', 1)), rowOf('Participation', 1_234_567)];
    const { widths } = await openWorkbook(await excelFile(reportOf(['text', 'money']), rows));
    expect(widths[0]).toBeGreaterThanOrEqual('Participation'.length);
    expect(widths[1]).toBeGreaterThanOrEqual('CAD 1,234,567.00'.length);
  });

  it('has a filter on its header that covers exactly the rows', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => rowOf(`Row ${index}`, index, '2026-07-10'));
    const { filter } = await openWorkbook(await excelFile(reportOf(['text', 'money', 'date']), rows));
    expect(filter).toBe('A5:C205');
  });

  it('has the totals on a second sheet, below the same details and in wide enough columns', async () => {
    const amounts = [
      { value: 46_837_500.5, currency: 'CAD' },
      { value: 7, currency: 'USD' },
    ];
    const left = [{ state: 'Failed', count: 1, amounts: [{ value: 750, currency: 'CAD' }] }];
    const totals = [{ label: 'Received in the year', format: 'money', amounts, left }] as const;
    const file = await excelFile(reportOf(['text', 'money'], { totals }), [rowOf('a', 1), rowOf('b', 2)]);
    expect((await openWorkbook(file)).rows).toHaveLength(7);
    const { name, sheets, rows, widths } = await openWorkbook(file, 2);
    expect([name, sheets]).toEqual(['Totals', 2]);
    expect(rows.map(({ A, B }) => [A?.value, B?.value, B?.format])).toEqual([
      ['Northline Capital · Portfolio Activity', undefined, undefined],
      ['Tremblay Holdings Inc.', undefined, undefined],
      ['Period: All Time · Type: Reinvestment', undefined, undefined],
      ['Jul 10, 2026 · 2 rows', undefined, undefined],
      [undefined, undefined, undefined],
      ['Received in the year', '46837500.5', '[$CAD] #,##0.00'],
      ['Received in the year', '7', '[$USD] #,##0.00'],
      ['Not included: Failed (1 payment)', '750', '[$CAD] #,##0.00'],
    ]);
    expect(widths[0]).toBeGreaterThanOrEqual('Not included: Failed (1 payment)'.length);
    expect(widths[1]).toBeGreaterThanOrEqual('CAD 46,837,500.50'.length);
  });

  it('wraps a very long text', async () => {
    const texts = [rowOf('x'.repeat(100)), rowOf('x\ny\nz'), rowOf('x')];
    const { widths, rows, heights } = await openWorkbook(await excelFile(reportOf(['text']), texts));
    expect(widths).toEqual([62]);
    expect(rows.slice(5).map((row) => row.A?.wraps)).toEqual([true, true, undefined]);
    expect(heights.slice(5)).toEqual([30, 45, 15]);
  });
});

describe('The days in a workbook', () => {
  const { TZ } = process.env;

  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  it.each(['Pacific/Pago_Pago', 'America/Toronto', 'Pacific/Kiritimati'])('are the same in %s', async (zone) => {
    process.env.TZ = zone;
    expect(await rowAsWritten(['date', 'month', 'dateTime'], '2026-07-15', '2026-06', '2026-06-30')).toEqual({
      A: { type: undefined, value: String(serial('2026-07-15')), format: 'yyyy-mm-dd' },
      B: { type: undefined, value: String(serial('2026-06-01')), format: 'mmm yyyy' },
      C: { type: undefined, value: String(serial('2026-06-30')), format: 'yyyy-mm-dd' },
    });
  });

  it('follow the reader’s time zone if they have a time', async () => {
    process.env.TZ = 'Pacific/Kiritimati';
    const { A } = await rowAsWritten(['dateTime'], '2026-06-30T12:00:00Z');
    expect(Number(A?.value)).toBeCloseTo(serial('2026-07-01') + 2 / 24, 6);
    expect(A?.format).toBe('yyyy-mm-dd hh:mm');
  });
});

describe('Text in a workbook', () => {
  const awkward = constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    '\t',
    '\r',
    '\n',
    '\0',
    '\x01',
    '\uFFFE',
    '\uD83C',
    "'",
    '<',
    'a',
  );
  const anyText = oneof(string({ unit: 'binary', maxLength: 20 }), string({ unit: awkward, maxLength: 6 }));
  const harmful = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '＝1', '＋1', '－1', '＠1'];

  it.each(harmful)('is never a formula: %j', async (text) => {
    const { A } = await rowAsWritten(['text'], text);
    expect(A).toMatchObject({ type: 's', value: text.replace('\0', '').replace('\r', '\n') });
  });

  it('stays as it is if it is harmless', async () => {
    const texts = [
      'J. Tremblay',
      'é – “ ” 楓葉 🍁',
      ' =1',
      '<b>&amp;</b>',
      '−25',
      'LOAN_x0041_7',
      '_x005F_x0041_x0042_',
    ];
    const workbook = await openWorkbook(
      await excelFile(
        reportOf(['text']),
        texts.map((text) => rowOf(text)),
      ),
    );
    expect(workbook.rows.slice(5).map((row) => row.A?.value)).toEqual(texts);
  });

  it('may be the name of a property that every object has', async () => {
    const { A, B } = await rowAsWritten(['text', 'text'], 'constructor', '__proto__');
    expect([A?.value.trim(), B?.value.trim()]).toEqual(['constructor', '__proto__']);
  });

  it('never breaks the file or adds a formula, whatever it is', async () => {
    await assert(
      asyncProperty(array(anyText, { maxLength: 20 }), async (texts) => {
        const report = reportOf(['text', 'label'], { title: texts[0] ?? '', investor: texts[1], filter: texts });
        const workbook = await openWorkbook(
          await excelFile(
            report,
            texts.map((text) => rowOf(text, text)),
          ),
        );
        expect(workbook.formulas).toBe(0);
        // A number would mean that a text was mistaken for one.
        for (const cell of workbook.rows.flatMap(Object.values<OpenedCell>)) expect(cell.type).toBe('s');
      }),
      { numRuns: 30 },
    );
  });
});
