import { expect, it } from 'vitest';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { lineOf } from '../../scripts/check/reportProblems.ts';
import { checkPortal } from '../../src/config/checkPortal.ts';
import { filledPortal } from '../../src/config/filled.ts';
import type { Description } from '../../src/config/rules/problem.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { changed, type Way } from './mistake.ts';

const overview = 'routes.signedIn./overview.sections';
const amount: Way = ['routes', 'signedIn', '/overview', 'sections', 'portfolio-activity', 'columns', 'net_amount'];

function messagesOf(description: Description, ...changes: Parameters<typeof changed>): string[] {
  const problems = checkPortal(filledPortal(changed(...changes), kinds, description), kinds, description);
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

it('Problems of every kind are reported at once: a shape, names beside it, and a host of its own', () => {
  const { portfolioPerformanceDropdown: _, ...left } = operations;
  const description: Description = { fields, operations: left };
  const names = [
    [['persist'], ['portfolioPerformanceDropdown']],
    [[...amount, 'field'], 'net_amuont'],
  ] as const;
  const host = [['hosts'], [{ host: 'invest.lakeside.test', off: { routes: ['/nowhere'] } }]] as const;
  const persisted = expect.stringMatching(
    /^portal\.config\.ts: persist\[0\]: 'portfolioPerformanceDropdown' is not known/,
  );
  const misspelt = expect.stringMatching(/columns\[5\]\.field: 'net_amuont' is not known, did you mean 'net_amount'/);
  const shapeless = [[...amount.slice(0, 4), 'direct-mortgage-activity', 'columns'], 7] as const;
  expect(messagesOf(description, ...names, shapeless)).toEqual([
    expect.stringMatching(/sections\[2\].columns: has to be a list; found 7/),
    persisted,
    misspelt,
  ]);
  const atHost = expect.stringMatching(/hosts\[0\]\.off\.routes\[0\]: '\/nowhere' is not known/);
  expect(messagesOf(description, ...names, host)).toEqual([persisted, misspelt, atHost]);
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
