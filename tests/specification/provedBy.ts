import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** A rule that another test proves already: that test is there under this name, and is run. */
export function provedBy(file: string, title: string): void {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const lines = source.split('\n').filter((line) => line.includes(title));
  expect(lines, `a test of ${file} with the name “${title}”`).not.toEqual([]);
  for (const line of lines) expect(line, 'a test that is not run').not.toMatch(/\.(skip|todo|fixme|fails)\b/);
}
