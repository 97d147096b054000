import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName } from '../../src/values/fileName.ts';

describe('The name of a saved file', () => {
  it.each([
    ['Appraisal NL-2026-017', 'Appraisal NL-2026-017.pdf'],
    ['Relevé d’impôt 2025', 'Relevé d’impôt 2025.pdf'],
    ['認購協議', '認購協議.pdf'],
    ['Договор займа № 7', 'Договор займа № 7.pdf'],
    ['Łódź', 'Łódź.pdf'],
    ['Lo\u0301dz\u0301', 'Lódź.pdf'],
    ['עמית \u200Fכהן', 'עמית כהן.pdf'],
    ["R&D (draft), 50% of O'Brien", "R&D (draft), 50% of O'Brien.pdf"],
    ['a<b>c:d"e/f\\g|h?i*j\0k', 'a b c d e f g h i j k.pdf'],
    ['🏠'.repeat(80), `${'🏠'.repeat(50)}.pdf`],
    ['認購'.repeat(100), `${'認購'.repeat(33)}.pdf`],
    ['statement.pdf', 'statement.pdf'],
    ['Statement.PDF', 'Statement.pdf'],
    ['invoice.exe', 'invoice.exe.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['a\u202Efdp.exe', 'a fdp.exe.pdf'],
    ['con', 'file con.pdf'],
    ['LPT1.report', 'file LPT1.report.pdf'],
    ['  June  2026. ', 'June 2026.pdf'],
    ['???', 'document.pdf'],
    ['', 'document.pdf'],
  ])('for %j is %j', (title, name) => {
    expect(fileName(title, 'pdf')).toBe(name);
  });

  it('keeps the underscore of a date', () => {
    expect(fileName('portfolio-activity_2026-07-10', 'xlsx')).toBe('portfolio-activity_2026-07-10.xlsx');
  });

  it('is one that every system can save, for any title', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const name = fileName(title, 'pdf');
        expect(name).toMatch(/^[^. ].*\.pdf$/u);
        expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Surrogate}\p{Bidi_Control}]/u);
        expect(name.length).toBeLessThanOrEqual(120);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(name.slice(0, -'.pdf'.length)).not.toMatch(/[. ]$/);
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i);
      }),
      { numRuns: 500 },
    );
  });
});
