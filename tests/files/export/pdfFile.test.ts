import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TextDrawer } from '../../../src/files/export/drawText.ts';
import type { ExportTable, ReportRow } from '../../../src/files/export/exportTable.ts';
import { pdfFile } from '../../../src/files/export/pdfFile.ts';
import type { FontFiles } from '../../../src/files/export/pdfFonts.ts';
import type { FormatKind } from '../../../src/values/formats.ts';
import { reportOf, rowOf } from './exportTable.ts';
import { printedPages } from './printedPages.ts';
import { readPdf } from './readPdf.ts';

/** A system that cannot draw text, which leaves only the fonts of the PDF reader. */
const drawNothing: TextDrawer = { widthOf: () => undefined, draw: () => undefined };

const noFonts = async (): Promise<FontFiles | undefined> => undefined;
const fontFile = (path: string) =>
  readFileSync(join(import.meta.dirname, '../../../node_modules/@expo-google-fonts/arimo', path), 'latin1');
const fonts = async () => ({
  normal: fontFile('400Regular/Arimo_400Regular.ttf'),
  bold: fontFile('700Bold/Arimo_700Bold.ttf'),
});

const kinds = ['date', 'text', 'money'] as const;
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => rowOf('2026-07-15', `Row ${index}`, 1e4));
const print = async (report: ExportTable, rows: readonly ReportRow[], draw = drawNothing, loadFonts = noFonts) =>
  printedPages(await pdfFile(report, rows, draw, loadFonts));
const textsOf = async (...of: Parameters<typeof print>) =>
  (await print(...of)).flatMap((page) => page.texts.map(({ text }) => text));

describe('A table in a PDF', () => {
  it('begins with its owner, its filters and the day it was made', async () => {
    const texts = await textsOf(reportOf(kinds), rowsOf(1));
    expect(texts.slice(0, 5)).toEqual([
      'Northline Capital',
      'Portfolio Activity',
      'Tremblay Holdings Inc.',
      'Period: All Time · Type: Reinvestment',
      'Jul 10, 2026 · 1 row',
    ]);
  });

  it('contains every row once, below a header on each page', async () => {
    const pages = await print(reportOf(kinds), rowsOf(200));
    const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts.filter((text) => text.startsWith('Row '))).toEqual(rowsOf(200).map(({ values }) => values[1]));
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page.texts.filter(({ text }) => text === 'money')).toHaveLength(1);
  });

  it('has page numbers and its owner on each page', async () => {
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

  it('aligns figures to the right', async () => {
    const [page] = await print(reportOf(kinds), [rowOf(null, 'a', 5), rowOf(null, 'b', 1_000_000)]);
    const left = (text: string) => page?.texts.find((printed) => printed.text === text)?.x ?? 0;
    expect(left('$5.00')).toBeGreaterThan(left('$1,000,000.00') + 30);
    expect(left('a')).toBe(left('b'));
  });

  it('is in portrait while its columns fit, and in landscape for more', async () => {
    const [upright] = await print(reportOf(kinds), rowsOf(1));
    expect(upright).toMatchObject({ width: 612, height: 792 });
    const many: FormatKind[] = [...kinds, ...kinds, ...kinds];
    const long = 'A description of some length';
    const row = rowOf(...many.map((kind) => ({ date: '2026-07-15', text: long, money: 1_000_000 })[kind as 'date']));
    const [lying] = await print(reportOf(many), [row]);
    expect(lying).toMatchObject({ width: 792, height: 612 });
    for (const { x } of lying?.texts ?? []) expect(x).toBeLessThan(752);
  });

  it('uses the paper size of its country', async () => {
    const [page] = await print(reportOf(kinds, { locale: 'de-DE' }), rowsOf(1));
    expect(page).toMatchObject({ width: 595.28, height: 841.89 });
  });

  it('has the totals below the rows, or on a new page if there is no room', async () => {
    const amounts = [
      { value: 1204.1, currency: 'CAD' },
      { value: 7, currency: 'USD' },
    ];
    const left = [{ state: 'Failed', count: 1, amounts: [{ value: 750, currency: 'CAD' }] }];
    const totals = [{ label: 'Money in', format: 'money' as const, amounts, left }];
    for (const count of [1, 24, 25, 26, 27, 28, 29, 30]) {
      const pages = await print(reportOf(kinds, { totals }), rowsOf(count));
      const last = pages.at(-1)?.texts ?? [];
      expect(last.map(({ text }) => text)).toEqual(expect.arrayContaining(['$1,204.10', 'US$7.00']));
      expect(last.map(({ text }) => text)).toEqual(
        expect.arrayContaining(['Not included: Failed (1 payment)', '$750.00']),
      );
      for (const { y } of last) expect(y).toBeGreaterThanOrEqual(40);
    }
  });

  it('begins with the logo of the host instead of its name', async () => {
    const logo = { data: new Uint8ClampedArray(4 * 200), width: 20, height: 10 };
    const [page] = await print(reportOf(kinds, { logo }), rowsOf(1));
    expect(page?.pictures).toBe(1);
    expect(page?.texts[0]?.text).toBe('Portfolio Activity');
  });

  it('uses larger paper before its type gets too small to read', async () => {
    const many = Array.from({ length: 14 }, () => 'money' as const);
    const [page] = await print(reportOf(many), [rowOf(...many.map(() => 1_000_000))]);
    expect(page).toMatchObject({ width: 1224, height: 792 });
  });

  it('wraps a long text, and cuts off an endless one', async () => {
    const texts = await textsOf(reportOf(kinds), [rowOf(null, 'word '.repeat(40), 1), rowOf(null, 'x'.repeat(1e4), 1)]);
    const lines = texts.filter((text) => text.startsWith('word'));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ').match(/word/g)).toHaveLength(40);
    expect(texts.filter((text) => text.startsWith('xxx')).length).toBeLessThan(10);
    expect(texts).toContain('…');
  });

  it('shows unknown values as a dash', async () => {
    const texts = await textsOf(reportOf(kinds), [rowOf(null, null, Number.NaN)]);
    expect(texts.filter((text) => text === '–')).toHaveLength(3);
  });
});

describe('The characters in a PDF', () => {
  it('are printed unchanged for western languages, with a minus sign that every font has', async () => {
    const texts = await textsOf(reportOf(kinds), [rowOf(null, 'Relevé – “été” l’œuvre €', -25)]);
    expect(texts).toContain('Relevé – “été” l’œuvre €');
    expect(texts).toContain('-$25.00');
  });

  /** A system that draws letters of 10 points each, and records the text. */
  function drawerOf(drawn: string[]): TextDrawer {
    return {
      widthOf: (text) => [...text].length * 10,
      draw(text) {
        drawn.push(text);
        const width = [...text].length * 10;
        const data = new Uint8ClampedArray(4 * width);
        return { data, pixels: { width, height: 1 }, width, height: 12, ascent: 9 };
      },
    };
  }

  it('are drawn as a picture if the fonts lack them', async () => {
    const drawn: string[] = [];
    const report = reportOf(kinds, { investor: '楓葉基金' });
    const row = rowOf(null, 'Łódź 🍁', 1);
    const [page] = await print(report, [row, row], drawerOf(drawn), fonts);
    expect(page?.pictures).toBe(4);
    expect(new Set(drawn)).toEqual(
      new Set(['楓葉基金', 'Łódź 🍁', 'Northline Capital · Portfolio Activity · 楓葉基金']),
    );
    expect(page?.texts.map(({ text }) => text)).not.toContain(expect.stringContaining('?'));
  });

  it('are also wrapped as pictures, all in the same size', async () => {
    const drawn: string[] = [];
    // A hundred different characters, so that no two lines are the same.
    const text = String.fromCharCode(...Array.from({ length: 100 }, (_, index) => 0x4e00 + index));
    await print(reportOf(kinds), [rowOf(null, text, 1)], drawerOf(drawn));
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.join('')).toBe(text);
    // None is wider than the page, so none is scaled down.
    for (const line of drawn) expect(line.length * 10).toBeLessThan(712);
  });

  it.each([
    ['Polish', 'Łódź, Zażółć gęślą jaźń'],
    ['Turkish', 'Şişli, İstanbul'],
    ['Vietnamese', 'Nguyễn Thị Thuỳ Dương'],
    ['Greek', 'Γεώργιος Παπαδόπουλος'],
    ['Russian', 'Договор займа № 7'],
    ['Ukrainian', 'Київ, Ґрунтова 5'],
  ])('of %s are searchable text', async (_, text) => {
    const drawn: string[] = [];
    const report = reportOf(kinds, { investor: text });
    const row = rowOf(null, text, 1);
    expect(await readPdf(await pdfFile(report, [row, row], drawerOf(drawn), fonts))).toEqual(
      // The investor at the top, two rows, and the footer.
      expect.arrayContaining([text, text, text, `Northline Capital · Portfolio Activity · ${text}`]),
    );
    expect(drawn).toEqual([]);
  });

  it('are also wrapped in the embedded font', async () => {
    const text = 'Договор займа под залог '.repeat(12).trim();
    const texts = await readPdf(await pdfFile(reportOf(kinds), [rowOf(null, text, 1)], drawNothing, fonts));
    const lines = texts.filter((line) => /[а-я]/.test(line));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ')).toBe(text);
  });

  it('load the font only if a text needs it, and only once', async () => {
    let asked = 0;
    const ask = () => {
      asked += 1;
      return fonts();
    };
    await pdfFile(reportOf(kinds), [rowOf(null, 'Relevé – “été” 楓葉', 1)], drawNothing, ask);
    expect(asked).toBe(0);
    await pdfFile(reportOf(kinds, { investor: 'Łódź' }), [rowOf(null, 'Łódź', 1)], drawNothing, ask);
    expect(asked).toBe(1);
  });

  it('are composed, and zero-width ones are left out', async () => {
    const texts = await textsOf(reportOf(kinds), [
      rowOf(null, 'Que\u0301bec\u200B, \u200EMon\xADtre\u0301al\uFEFF', 1),
    ]);
    expect(texts).toContain('Québec, Montréal');
  });

  it('appear as question marks if they cannot be drawn either, with a note on the page', async () => {
    const texts = await textsOf(reportOf(kinds), [rowOf(null, 'Łódź 🍁', 1)]);
    expect(texts).toContain('?ód? ?');
    expect(texts).toContain('Characters that this file can’t show appear as question marks.');
  });

  it('cannot break the file', async () => {
    const texts = await textsOf(reportOf(kinds), [rowOf(null, 'a (b) \\ c\n\t\0) Tj', 1)]);
    expect(texts).toContain('a (b) \\ c ) Tj');
  });
});
