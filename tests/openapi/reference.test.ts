import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { formats } from '../../src/values/formats.ts';

const reference = readFileSync(join(import.meta.dirname, '../../generated/reference.md'), 'utf8');
const lines = reference.split('\n');

it('has every kind, format and operation', () => {
  for (const name of [...Object.keys(kinds), ...Object.keys(operations)]) expect(lines).toContain(`### ${name}`);
  for (const name of Object.keys(formats)) expect(reference).toContain(`\n| \`${name}\` | `);
});

it('repeats the declaration of each option, at any depth, and the description of each field', () => {
  const row = (start: string) => lines.find((line) => line.startsWith(`| \`${start}\` | `)) ?? '';
  expect(row('brand.accent')).toBe(
    '| `brand.accent` | yes | a colour such as #1d5bd6 | The accent colour, as #rrggbb. |',
  );
  expect(row('columns[].badge')).toContain('Mark values that need attention with an icon.');
  expect(row('details.sums[].lines[].minus')).toContain('| `true` | Subtract this amount. |');
  expect(row('filters[].choices')).toMatch(/^\| `filters\[\]\.choices` \| {2}\| a list: an object/);
  expect(row('team[].name')).toBe(
    '| `team[].name` | string | text, label | Name | First and last name as they are shown. |',
  );
});

it('is a valid Markdown table: each row has as many cells as its head', () => {
  const cells = (line: string) => line.split(/(?<!\\)\|/).length;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1] ?? '';
    if (line.startsWith('|') && before.startsWith('|')) expect(cells(line), line).toBe(cells(before));
  }
});
