import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { commands } from '../../generated/commands.ts';
import { operations } from '../../generated/operations.ts';
import { queries } from '../../generated/queries.ts';
import { commandFor } from '../../src/api/commandFor.ts';
import type { CommandId } from '../../src/api/types.ts';

const root = join(import.meta.dirname, '../..');

/** The text of every file below a folder whose name ends so. */
function textsBelow(folder: string, end: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && entry.name.endsWith(end) && !entry.name.endsWith('.msw.ts'),
  );
  return files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

const hooks = textsBelow('generated/hooks', '.ts').join('\n');

// Read as text: what is to be proved is that nothing on the way from the description has turned a mark around.
const described = textsBelow('openapi/paths', '.yaml').flatMap((yaml) => {
  const id = /^\s*operationId: (\w+)/m.exec(yaml)?.[1];
  const kind = /^\s*x-portal-kind: (\w+)/m.exec(yaml)?.[1];
  return id && kind ? [{ id, kind }] : [];
});

const pascal = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;

/** The types that a type of generated/models/ is made of, itself included. */
function partsOf(type: string): string[] {
  const path = join(root, 'generated/models', `${type[0]?.toLowerCase()}${type.slice(1)}.ts`);
  const text = readFileSync(path, 'utf8');
  const imported = [...text.matchAll(/import type \{ (\w+) \}/g)].map((match) => match[1] ?? '');
  return [text, ...imported.flatMap(partsOf)];
}

describe('the generated hooks', () => {
  it('are there for all 36 operations of the description', () => {
    expect(described.map(({ id }) => id).toSorted()).toEqual(Object.keys(operations).toSorted());
    expect(described).toHaveLength(36);
  });

  it.each(described)('read or do something as the description says: $id is a $kind', ({ id, kind }) => {
    const isQuery = kind === 'query';
    expect(hooks.includes(`export const get${pascal(id)}QueryOptions = `)).toBe(isQuery);
    expect(hooks.includes(`export const get${pascal(id)}MutationOptions = `)).toBe(!isQuery);
    expect(hooks.includes(`export function use${pascal(id)}<`)).toBe(isQuery);
    expect(hooks.includes(`export const use${pascal(id)} = <`)).toBe(!isQuery);
    expect([id in queries, id in commands]).toEqual([isQuery, !isQuery]);
  });

  it('take no token, which would stand in the cache’s keys', () => {
    expect(hooks).not.toContain('session_token');
  });

  const keys = [...hooks.matchAll(/export const get(\w+)QueryKey = \(([^)]*)\)/g)];

  it('make a key for every query', () => {
    const reading = described.filter(({ kind }) => kind === 'query').map(({ id }) => pascal(id));
    expect(keys.map((match) => match[1]).toSorted()).toEqual(reading.toSorted());
  });

  it.each(
    keys.flatMap((match) => {
      const type = /: (\w+Body)\b/.exec(match[2] ?? '')?.[1];
      return type ? [{ query: match[1], type }] : [];
    }),
  )('keep token and passwords out of the key of $query', ({ type }) => {
    const text = partsOf(type)
      .join('\n')
      .replace(/\/\*[\s\S]*?\*\//g, '');
    expect(text).toContain(type);
    expect(text).not.toMatch(/session_token|password/);
  });
});

describe('commands', () => {
  it.each(Object.keys(commands) as CommandId[])('%s is never repeated or kept for later', (id) => {
    const client = new QueryClient();
    expect(client.defaultMutationOptions(commandFor(id) as object)).toMatchObject({
      mutationKey: [id],
      retry: false,
      networkMode: 'always',
    });
  });
});
