import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Fields, fields } from '../../generated/fields.ts';
import { filesIn } from '../../scripts/filesIn.ts';

const root = join(import.meta.dirname, '../..');
const figures = readFileSync(join(root, 'generated/figures.md'), 'utf8');
const files = filesIn(join(root, 'src')).map((file) => ({ file, text: readFileSync(join(root, 'src', file), 'utf8') }));
const row = (name: string) => figures.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';

it('lists every figure that a doc comment of the model names', () => {
  const named = files
    .filter(({ file }) => file.startsWith('figures/'))
    .flatMap(({ text }) => [...text.matchAll(/@figure (.+)/g)].map(([, name]) => name ?? ''));
  expect(named).toContain('Payments');
  expect(named.filter((name) => row(name) === '')).toEqual([]);
});

it('names the function that computes a figure, its fields, and its callers', () => {
  expect(row('Payments')).toContain(' [`cash`](../src/figures/cash.ts) | portfolioActivities.activities, ');
  const callers = files.filter(
    ({ file, text }) => !file.startsWith('figures/') && /\bcash\b.*figures\/cash/.test(text),
  );
  expect(callers.length).toBeGreaterThan(0);
  for (const { file } of callers) expect(row('Payments')).toContain(`[${file}](../src/${file})`);
});

it('refers only to figures that it lists', () => {
  const referred = [...figures.matchAll(/\| (?:as )?those of ([^;|]+)/g)].flatMap(([, names]) =>
    (names ?? '').split(/, | and /).map((name) => name.trim()),
  );
  expect(referred).toContain('Payments');
  const listed = figures.split('\n').flatMap((line) => line.split(' | ')[0]?.slice(2).split(', ') ?? []);
  expect(referred.filter((name) => !listed.includes(name))).toEqual([]);
});

/** Whether an answer has a field at this path, such as `loanDetails.loan_details.payments`. */
function isAnswered([operation = '', ...names]: readonly string[]): boolean {
  let inner: Fields | undefined = Object.entries(fields).find(([id]) => id === operation)?.[1].data;
  return names.every((name) => {
    const part = inner?.[name];
    inner = part && ('rows' in part ? part.rows : 'fields' in part ? part.fields : undefined);
    return part !== undefined;
  });
}

it('names only fields that answers have; a leading dot stands for the object of the field before, or one around it', () => {
  const named = files
    .filter(({ file }) => file.startsWith('figures/'))
    .flatMap(({ text }) => text.match(/@fields .+/g) ?? [])
    .flatMap((line) => {
      let before: readonly string[] = [];
      return (line.match(/\w*(\.\w+)+/g) ?? []).map((name) => {
        const [operation = '', ...rest] = name.split('.');
        const depths = operation === '' ? before.slice(1).map((_, up) => before.slice(0, -up - 1)) : [[operation]];
        const paths = depths.map((above) => [...above, ...rest]);
        before = paths.find(isAnswered) ?? before;
        return { name, isKnown: paths.some(isAnswered) };
      });
    });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ isKnown }) => !isKnown)).toEqual([]);
});
