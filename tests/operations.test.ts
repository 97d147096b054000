import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operations } from '../generated/operations.ts';
import portal from '../portal.config.ts';
import { smallPortal } from './portal/smallPortal.ts';

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const src = join(import.meta.dirname, '../src');
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('sandbox'))
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join('\n');

it('calls each operation of the description from a screen or from code', () => {
  const named = new Set(textsIn([portal.routes, smallPortal.routes, smallPortal.noInvestors]));
  const isCalled = (id: string) => {
    const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
    const call = `(fileFor|queryFor|useAnswerOf|useCommand)\\(\\s*'${id}'|use${name}\\(|get${name}QueryOptions\\(`;
    return named.has(id) || new RegExp(call).test(code);
  };
  expect(Object.keys(operations).filter((id) => !isCalled(id))).toEqual([]);
});
