import { expect, it } from 'vitest';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { lineOf } from '../../scripts/check/reportProblems.ts';
import { checkPortal } from '../../src/config/checkPortal.ts';
import { filledPortal } from '../../src/config/filled.ts';
import type { Description } from '../../src/config/rules/problem.ts';
import { changed, type Way } from './mistake.ts';

const overview = 'routes.signedIn./overview.sections';
const amount: Way = ['routes', 'signedIn', '/overview', 'sections', 'portfolio-activity', 'columns', 'net_amount'];

function messagesOf(description: Description, ...changes: Parameters<typeof changed>): string[] {
  const problems = checkPortal(filledPortal(changed(...changes), description), description);
  return problems.map(lineOf);
}

it('A field that the description has renamed is reported once, with the likely new name', () => {
  const text = JSON.stringify(fields.portfolioActivities).replaceAll('"net_amount"', '"net_amt"');
  const renamed: Description['fields'] = { ...fields, portfolioActivities: JSON.parse(text) };
  const named = messagesOf({ operations, fields: renamed }).filter((line) => line.includes("'net_amount'"));
  expect(named).toEqual([
    expect.stringMatching(/columns\[5\]\.field: 'net_amount' is not known, did you mean 'net_amt'\?; .*; also at .*/),
  ]);
  expect(named[0]).toContain(`: ${overview}`);
});

it('A format that `generate` has not seen is reported as such', () => {
  const before: Description['fields'] = JSON.parse(JSON.stringify(fields), (key, value) =>
    key === 'formats' ? value.filter((name: string) => name !== 'points') : value,
  );
  const asPoints = [[...amount, 'format'], 'points'] as const;
  const ofColumn = messagesOf({ operations, fields: before }, asPoints).filter((line) => line.includes('columns[5]'));
  expect(ofColumn).toEqual([
    expect.stringContaining(
      "columns[5].format: 'points' is not the format of any field in generated/ yet; run `npm run generate` if it is new; allowed: money",
    ),
  ]);
  expect(messagesOf({ operations, fields }, asPoints)).toEqual([expect.stringContaining("'points' does not fit")]);
});
