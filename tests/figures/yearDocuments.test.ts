import { describe, expect, it } from 'vitest';
import type { DocumentFile } from '../../src/figures/answers.ts';
import { yearDocuments } from '../../src/figures/yearDocuments.ts';
import { exampleData } from '../faults/call.ts';

const { files } = (await exampleData('documentList')) as { files: DocumentFile[] };
const plain = { tax_year: null, period_start_date: null, period_end_date: null, loan_id: null, micid: 12 };

let id = 0;
/** A document of one type. */
function file(documenttype: string, changes: Partial<DocumentFile>): DocumentFile {
  id += 1;
  const { statement_summary, tax_summary, ...example } = files[0] as DocumentFile;
  const type = documenttype as DocumentFile['documenttype']; // Some rows have one newer than the description.
  return { ...example, ...plain, document_id: id, documenttype: type, issued_date: '2025-06-01', ...changes };
}

const of = (...given: DocumentFile[]) => yearDocuments(given, 2025).map(({ folder, day }) => `${folder} ${day}`);
const period = (start: string, end: string) => ({ period_start_date: start, period_end_date: end });

describe('The documents of a year', () => {
  it.each([
    ['has a tax document of the year', file('t5', { tax_year: 2025, issued_date: '2026-02-20' }), ['slips 2026-02-20']],
    ['leaves out one issued in it for another year', file('t5', { tax_year: 2024 }), []],
    ['has a notice issued in it', file('notice', {}), ['notices 2025-06-01']],
    [
      'has a report of its last quarter',
      file('quarterly_report', { ...period('2025-10-01', '2025-12-31'), issued_date: '2026-01-25' }),
      ['reports 2025-12-31'],
    ],
    [
      'leaves out a report of the quarter before it',
      file('quarterly_report', { ...period('2024-10-01', '2024-12-31'), issued_date: '2025-01-25' }),
      [],
    ],
    [
      'has a statement whose period ends in it',
      file('investor_statement', period('2024-12-16', '2025-01-15')),
      ['statements 2025-01-15'],
    ],
    ['has a document of an unknown type', file('prospectus', {}), ['others 2025-06-01']],
    [
      'leaves out a slip that is only expected',
      file('t5', { tax_year: 2025, tax_summary: { status: 'expected' } as never }),
      [],
    ],
  ])('%s', (_, given, expected) => {
    expect(of(given)).toEqual(expected);
  });

  it('has each document once, by folder and by day', () => {
    const [late, early] = [
      file('notice', { issued_date: '2025-11-02' }),
      file('notice', { issued_date: '2025-03-02' }),
    ];
    const slip = file('t5', { tax_year: 2025 });
    expect(of(late, slip, early, slip)).toEqual(['slips 2025-06-01', 'notices 2025-03-02', 'notices 2025-11-02']);
  });

  it('leaves out a statement that a later one corrects', () => {
    const june = period('2025-06-01', '2025-06-30');
    const first = file('investor_statement', { ...june, issued_date: '2025-07-01' });
    const corrected = file('investor_statement', { ...june, issued_date: '2025-08-01' });
    expect(yearDocuments([first, corrected], 2025).map((one) => one.file)).toEqual([corrected]);
  });
});
