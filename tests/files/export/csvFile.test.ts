import { describe, expect, it } from 'vitest';
import { csvFile } from '../../../src/files/export/csvFile.ts';
import type { ExportTable, ReportRow } from '../../../src/files/export/exportTable.ts';
import { csvRecords } from './csvRecords.ts';
import { reportOf, rowOf } from './exportTable.ts';

const mark = '\uFEFF';

/** The file as text, including its byte order mark. */
async function written(report: ExportTable, rows: readonly ReportRow[]): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csvFile(report, rows).arrayBuffer());
}

const firstRow = async (kinds: Parameters<typeof reportOf>[0], ...values: unknown[]) =>
  csvRecords(await written(reportOf(kinds), [rowOf(...values)]))[1];

describe('A CSV file', () => {
  it('is a header and the rows below the byte order mark, and nothing else', async () => {
    const totals = [{ label: 'Money in', format: 'money', amounts: [{ value: '1204.10', currency: 'CAD' }] } as const];
    const report = reportOf(['text', 'money'], { totals, partial: 'Partial: 2 of 3 rows.' });
    const file = await written(report, [rowOf('Été', 1), rowOf('b', 2)]);
    expect(file).toBe(`${mark}text,money,Currency\r\nÉté,1.00,CAD\r\nb,2.00,CAD\r\n`);
  });

  it.each([
    ['CAD', 'money', 5, '5.00'],
    ['CAD', 'money', -1510.4, '-1510.40'],
    ['JPY', 'money', 1200, '1200'],
    ['KWD', 'money', '1.5', '1.500'],
    ['CAD', 'price', 100, '100.0000'],
    ['CAD', 'number', 5, '5'],
  ] as const)(
    'has amounts with the decimals of their currency, and no other figures: %s %s',
    async (currency, kind, value, cell) => {
      const records = csvRecords(await written(reportOf([kind]), [{ values: [value], currency }]));
      expect(records[1]?.[0]).toBe(cell);
    },
  );

  it('adds the currency to an amount if it differs from that of the row', async () => {
    const row = { ...rowOf(5, '1.50'), currencies: [undefined, 'EUR'] };
    const records = csvRecords(await written(reportOf(['money', 'money']), [row]));
    expect(records[1]).toEqual(['5.00', '1.50 EUR', 'CAD']);
  });

  it('writes numbers in plain digits, and percentages below a header with a percent sign', async () => {
    const kinds = ['money', 'percent', 'units', 'number', 'year', 'fileSize', 'money'] as const;
    expect(await firstRow(kinds, -1510.42, 7.25, '15.1042', 1e21, 2025, 245_000, 1e-7)).toEqual([
      '-1510.42',
      '7.25',
      '15.1042',
      '1000000000000000000000',
      '2025',
      '245000',
      '0.0000001',
      'CAD',
    ]);
    expect(await written(reportOf(['percent']), [])).toContain('percent (%)');
  });

  it.each([
    ['en-CA', 'Amount,percent (%),text,Currency\r\n-1510.40,7.25,"a,b;c",CAD\r\n'],
    ['fr-CA', 'Amount;percent (%);text;Currency\r\n-1510,40;7,25;"a,b;c";CAD\r\n'],
    ['de-DE', 'Amount;percent (%);text;Currency\r\n-1510,40;7,25;"a,b;c";CAD\r\n'],
  ])('has the separators that Excel expects for %s', async (locale, whole) => {
    const columns = [
      { field: 'amount', label: 'Amount', format: 'money' },
      { field: 'rate', label: 'percent', format: 'percent' },
      { field: 'text', label: 'text', format: 'text' },
      { field: 'currency', label: 'Currency', format: 'text' },
    ] as const;
    const file = await written(reportOf([], { locale, columns }), [rowOf(-1510.4, '7.25', 'a,b;c', 'CAD')]);
    expect(file).toBe(`${mark}${whole}`);
  });

  it('writes days, months and moments in ISO 8601', async () => {
    const values = ['2026-07-15T00:00:00.000000Z', '2026-06-01', '2026-06-30T12:00:00Z'];
    const [day, month, moment = ''] = (await firstRow(['date', 'month', 'dateTime'], ...values)) ?? [];
    expect([day, month]).toEqual(['2026-07-15', '2026-06']);
    // In the reader's time zone, with its offset from UTC.
    expect(moment).toMatch(/^2026-\d\d-\d\dT\d\d:00:00[+-]\d\d:\d\d$/);
    expect(Date.parse(moment)).toBe(Date.parse('2026-06-30T12:00:00Z'));
  });

  it('leaves unknown values empty, and shows values that do not fit their format as text', async () => {
    expect(await firstRow(['money', 'date', 'text'], null, undefined, '')).toEqual(['', '', '', 'CAD']);
    expect(await firstRow(['money', 'date', 'label'], '-1,234.50', '2026-02-31', 'direct_mortgage')).toEqual([
      "'-1,234.50 (as received)",
      '2026-02-31 (as received)',
      'Direct mortgage',
      'CAD',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\0=1', '＝1'])('contains no formula: %j', async (text) => {
    const [cell] = (await firstRow(['text'], text)) ?? [];
    expect(cell?.startsWith("'")).toBe(true);
    const { columns } = reportOf(['text']);
    const report = reportOf(['text'], { columns: columns.map((column) => ({ ...column, label: text })) });
    const cells = csvRecords(await written(report, [])).flat();
    expect(cells.filter((one) => /^[=+\-@\t]/.test(one))).toEqual([]);
  });

  it('has no character that would turn the rest of its line around', async () => {
    const names = ['\u202efdp.exe', '\u2067Levi\u2069', '\u202a=1+1\u202c', 'עמית \u200fכהן'];
    const { columns } = reportOf(names.map(() => 'text' as const));
    expect(
      await firstRow(
        columns.map(({ format }) => format),
        ...names,
      ),
    ).toEqual(['fdp.exe', 'Levi', "'=1+1", names[3]]);
  });

  it('quotes commas, semicolons, quotes and line breaks, so that every record has the same number of cells', async () => {
    const awkward = ['a,b', 'a;b', 'say "x"', 'two\r\nlines', "it's", ''];
    const records = csvRecords(
      await written(
        reportOf(['text', 'text', 'text']),
        awkward.map((text) => rowOf(text, 'between', text)),
      ),
    );
    expect(records.slice(1, 7)).toEqual(awkward.map((text) => [text, 'between', text]));
    expect(new Set(records.map(({ length }) => length))).toEqual(new Set([3]));
  });

  it('adds a column with the currency of each row unless the table has one', async () => {
    const rows = [rowOf(1), { values: [2], currency: 'USD' }];
    expect(csvRecords(await written(reportOf(['money']), rows)).slice(1, 3)).toEqual([
      ['1.00', 'CAD'],
      ['2.00', 'USD'],
    ]);
    const columns = [
      { field: 'amount', label: 'Amount', format: 'money' },
      { field: 'currency', label: 'Currency', format: 'text' },
    ] as const;
    expect(csvRecords(await written(reportOf([], { columns }), [])).at(0)).toEqual(['Amount', 'Currency']);
  });
});
