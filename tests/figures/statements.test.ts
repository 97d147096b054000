import { describe, expect, it } from 'vitest';
import type { DocumentFile } from '../../src/figures/answers.ts';
import { statementSeries } from '../../src/figures/statements.ts';
import { exampleData } from '../faults/call.ts';

const { files } = (await exampleData('documentList')) as { files: DocumentFile[] };
const example = files.find(({ statement_summary }) => statement_summary) as DocumentFile;

/** A statement in which so much comes in. */
function statement(start: string, end: string, opening: number, contributions: number, issued = end): DocumentFile {
  const summary = { currency: 'CAD', reinvested_amount: 0, redemptions_amount: 0, contributions_amount: contributions };
  const balances = { opening_balance_amount: opening, closing_balance_amount: opening + contributions };
  const statement_summary = { ...example.statement_summary, ...summary, ...balances } as never;
  return {
    ...example,
    documenttype: 'investor_statement',
    name: `${start} ${issued}`,
    period_start_date: start,
    period_end_date: end,
    issued_date: issued,
    statement_summary,
  };
}

const monthly = [
  statement('2025-01-01', '2025-01-31', 100, 10),
  statement('2025-02-01', '2025-02-28', 110, 20),
  statement('2025-03-01', '2025-12-31', 130, 0),
];
const year = { opening: 100, contributions: '30', reinvested: '0', redemptions: '0', closing: 130 };
const corrected = statement('2025-02-01', '2025-02-28', 110, 20, '2025-04-15');

describe('the statements of a year', () => {
  it.each([
    ['are added up', monthly, year, 3],
    [
      'count once where one of the whole year stands beside them',
      [...monthly, statement('2025-01-01', '2025-12-31', 100, 30)],
      year,
      4,
    ],
    [
      'have no gap where one of the whole year stands before them',
      [statement('2025-01-01', '2025-12-31', 100, 30), monthly[0], monthly[2]] as DocumentFile[],
      year,
      3,
    ],
    [
      'are those that cover only days of it, whenever they were issued',
      [
        statement('2024-12-01', '2024-12-31', 90, 10, '2025-01-15'),
        statement('2024-12-16', '2025-01-15', 95, 5),
        statement('2025-12-16', '2026-01-15', 130, 5),
        ...monthly.slice(0, 2),
        statement('2025-03-01', '2025-12-31', 130, 0, '2026-01-15'),
      ],
      year,
      3,
    ],
    [
      'are replaced by those that correct them',
      [corrected, statement('2025-02-01', '2025-02-28', 110, 999), monthly[0], monthly[2]] as DocumentFile[],
      year,
      3,
    ],
    [
      'are not added up where neither of two periods contains the other',
      [...monthly, statement('2025-02-15', '2025-03-15', 120, 10)],
      {},
      4,
    ],
  ])('%s', (_, given, figures, count) => {
    const [series, ...others] = statementSeries(given, 2025);
    expect(others).toEqual([]);
    expect(series?.files).toHaveLength(count);
    expect(series?.missing).toEqual([]);
    expect(series?.year).toEqual(figures);
  });
});
