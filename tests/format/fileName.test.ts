import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName } from '../../src/format/fileName.ts';

describe('The name of a saved file', () => {
  it.each([
    ['Appraisal NL-2026-017', 'Appraisal NL-2026-017.pdf'],
    ['Relevé d’impôt 2025', 'Releve d impot 2025.pdf'],
    ['statement.pdf', 'statement.pdf'],
    ['Statement.PDF', 'Statement.pdf'],
    ['invoice.exe', 'invoice.exe.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['a\u202Efdp.exe', 'a fdp.exe.pdf'],
    ['con', 'file con.pdf'],
    ['LPT1.report', 'file LPT1.report.pdf'],
    ['  June  2026. ', 'June 2026.pdf'],
    ['報告', 'document.pdf'],
    ['', 'document.pdf'],
  ])('for %j is %j', (title, name) => {
    expect(fileName(title, 'pdf')).toBe(name);
  });

  it('keeps the underscore of a date', () => {
    expect(fileName('portfolio-activity_2026-07-10', 'xlsx')).toBe('portfolio-activity_2026-07-10.xlsx');
  });

  it('is for any title whatever one that every system can save', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const name = fileName(title, 'pdf');
        expect(name).toMatch(/^[A-Za-z0-9_-][A-Za-z0-9._ -]*\.pdf$/);
        expect(name.length).toBeLessThanOrEqual(120);
        expect(name.slice(0, -'.pdf'.length)).not.toMatch(/[. ]$/);
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i);
      }),
      { numRuns: 500 },
    );
  });
});
