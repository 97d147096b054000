import { describe, expect, it } from 'vitest';
import type { DrawText } from '../../src/export/drawText.ts';
import type { ExportTable, ReportRow } from '../../src/export/exportTable.ts';
import { pdfFile } from '../../src/export/pdfFile.ts';
import type { FormatKind } from '../../src/format/formats.ts';
import { reportOf, rowOf } from './exportTable.ts';
import { printedPages } from './printedPages.ts';

/** A system that cannot draw: all there is are the fonts of the reader. */
const drawNothing: DrawText = () => undefined;

const kinds = ['date', 'text', 'money'] as const;
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => rowOf('2026-07-15', `Row ${index}`, 1e4));
const print = (report: ExportTable, rows: readonly ReportRow[], draw = drawNothing) =>
  printedPages(pdfFile(report, rows, draw));
const textsOf = async (...of: Parameters<typeof print>) =>
  (await print(...of)).flatMap((page) => page.texts.map(({ text }) => text));

describe('A table on paper', () => {
  it('says on top whose it is, what it is narrowed to and when it was made', async () => {
    const texts = await textsOf(reportOf(kinds), rowsOf(1));
    expect(texts.slice(0, 5)).toEqual([
      'Northline Capital',
      'Portfolio Activity',
      'Tremblay Holdings Inc.',
      'Period: All Time · Type: Reinvestment',
      'Jul 10, 2026 · 1 row',
    ]);
  });

  it('has every row once, under a header on each page', async () => {
    const pages = await print(reportOf(kinds), rowsOf(200));
    const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts.filter((text) => text.startsWith('Row '))).toEqual(rowsOf(200).map(({ values }) => values[1]));
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page.texts.filter(({ text }) => text === 'money')).toHaveLength(1);
  });

  it('counts its pages, and names its owner on each', async () => {
    const pages = await print(reportOf(kinds), rowsOf(200));
    for (const [index, { texts }] of pages.entries()) {
      const printed = texts.map(({ text }) => text);
      expect(printed).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(printed).toContain('Northline Capital · Portfolio Activity · Tremblay Holdings Inc.');
    }
  });

  it('keeps every text on the page', async () => {
    for (const { texts, width, height } of await print(reportOf(kinds), rowsOf(200))) {
      for (const { x, y } of texts) {
        expect(x).toBeGreaterThanOrEqual(40);
        expect(x).toBeLessThan(width - 40);
        expect(y).toBeGreaterThanOrEqual(40);
        expect(y).toBeLessThan(height - 40);
      }
    }
  });

  it('sets figures to the right: the shorter one begins later', async () => {
    const [page] = await print(reportOf(kinds), [rowOf(null, 'a', 5), rowOf(null, 'b', 1_000_000)]);
    const left = (text: string) => page?.texts.find((printed) => printed.text === text)?.x ?? 0;
    expect(left('$5.00')).toBeGreaterThan(left('$1,000,000.00') + 30);
    expect(left('a')).toBe(left('b'));
  });

  it('is upright as long as its columns fit, and lies down for more', async () => {
    const [upright] = await print(reportOf(kinds), rowsOf(1));
    expect(upright).toMatchObject({ width: 612, height: 792 });
    const many: FormatKind[] = [...kinds, ...kinds, ...kinds];
    const long = 'A description of some length';
    const row = rowOf(...many.map((kind) => ({ date: '2026-07-15', text: long, money: 1_000_000 })[kind as 'date']));
    const [lying] = await print(reportOf(many), [row]);
    expect(lying).toMatchObject({ width: 792, height: 612 });
    for (const { x } of lying?.texts ?? []) expect(x).toBeLessThan(752);
  });

  it('is on the paper of its country', async () => {
    const [page] = await print(reportOf(kinds, { locale: 'de-DE' }), rowsOf(1));
    expect(page).toMatchObject({ width: 595.28, height: 841.89 });
  });

  it('has the totals below the rows, and on a page of their own where there is no room', async () => {
    const amounts = [
      { value: 1204.1, currency: 'CAD' },
      { value: 7, currency: 'USD' },
    ];
    const totals = [{ label: 'Money in', format: 'money' as const, amounts }];
    for (const count of [1, 24, 25, 26, 27, 28, 29, 30]) {
      const pages = await print(reportOf(kinds, { totals }), rowsOf(count));
      const last = pages.at(-1)?.texts ?? [];
      expect(last.map(({ text }) => text)).toEqual(expect.arrayContaining(['$1,204.10', 'US$7.00']));
      for (const { y } of last) expect(y).toBeGreaterThanOrEqual(40);
    }
  });

  it('begins with the logo of the host in place of its name', async () => {
    const logo = { data: new Uint8ClampedArray(4 * 200), width: 20, height: 10 };
    const [page] = await print(reportOf(kinds, { logo }), rowsOf(1));
    expect(page?.pictures).toBe(1);
    expect(page?.texts[0]?.text).toBe('Portfolio Activity');
  });

  it('goes to larger paper before its type gets too small to read', async () => {
    const many = Array.from({ length: 14 }, () => 'money' as const);
    const [page] = await print(reportOf(many), [rowOf(...many.map(() => 1_000_000))]);
    expect(page).toMatchObject({ width: 1224, height: 792 });
  });

  it('breaks a long text into lines, and ends one that has no end', async () => {
    const texts = await textsOf(reportOf(kinds), [rowOf(null, 'word '.repeat(40), 1), rowOf(null, 'x'.repeat(1e4), 1)]);
    const lines = texts.filter((text) => text.startsWith('word'));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ').match(/word/g)).toHaveLength(40);
    expect(texts.filter((text) => text.startsWith('xxx')).length).toBeLessThan(10);
    expect(texts).toContain('…');
  });

  it('writes what the portal does not know as a dash', async () => {
    const texts = await textsOf(reportOf(kinds), [rowOf(null, null, Number.NaN)]);
    expect(texts.filter((text) => text === '–')).toHaveLength(3);
  });
});

describe('The characters on paper', () => {
  it('are those of western languages as they are, and a minus sign that every font has', async () => {
    const texts = await textsOf(reportOf(kinds), [rowOf(null, 'Relevé – “été” l’œuvre €', -25)]);
    expect(texts).toContain('Relevé – “été” l’œuvre €');
    expect(texts).toContain('-$25.00');
  });

  it('are drawn as a picture where the fonts lack them', async () => {
    const drawn: string[] = [];
    const draw: DrawText = (text) => {
      drawn.push(text);
      const data = new Uint8ClampedArray(4 * 10);
      return { data, pixels: { width: 10, height: 1 }, width: 80, height: 12, ascent: 9 };
    };
    const report = reportOf(kinds, { investor: '楓葉基金' });
    const row = rowOf(null, 'Łódź 🍁', 1);
    const [page] = await print(report, [row, row], draw);
    expect(page?.pictures).toBe(4);
    expect(new Set(drawn)).toEqual(
      new Set(['楓葉基金', 'Łódź 🍁', 'Northline Capital · Portfolio Activity · 楓葉基金']),
    );
    expect(page?.texts.map(({ text }) => text)).not.toContain(expect.stringContaining('?'));
  });

  it('are question marks where they cannot be drawn either, and the page says so', async () => {
    const texts = await textsOf(reportOf(kinds), [rowOf(null, 'Łódź 🍁', 1)]);
    expect(texts).toContain('?ód? ?');
    expect(texts).toContain('Characters that this file can’t show appear as question marks.');
  });

  it('cannot break the file', async () => {
    const texts = await textsOf(reportOf(kinds), [rowOf(null, 'a (b) \\ c\n\t\0) Tj', 1)]);
    expect(texts).toContain('a (b) \\ c ) Tj');
  });
});
