import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { commandFor } from '../../src/client/commandFor.ts';
import type { OperationId } from '../../src/client/operationFacts.ts';
import type { Body, CommandId, QueryId } from '../../src/client/types.ts';

const root = join(import.meta.dirname, '../..');

/** The text of every file below a folder whose name has this ending, without handlers and types. */
function textsBelow(folder: string, end: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && entry.name.endsWith(end) && !/\.(msw|schemas)\.ts$/.test(entry.name),
  );
  return files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

const hooks = textsBelow('generated/hooks', '.ts').join('\n');

// Read as text, to prove that no step from the description to the hooks has inverted a mark.
const described = textsBelow('openapi/paths', '.yaml').flatMap((yaml) => {
  const id = /^\s*operationId: (\w+)/m.exec(yaml)?.[1];
  const kind = /^\s*x-portal-kind: (\w+)/m.exec(yaml)?.[1];
  const hasHook = /^\s*x-portal-hook: true$/m.test(yaml);
  return id && kind ? [{ id, kind, hasHook }] : [];
});

/** The ids of all operations of a kind. */
const idsOf = (kind: 'query' | 'command') =>
  (Object.keys(operations) as OperationId[]).filter((id) => operations[id].kind === kind) as CommandId[];

const pascal = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;

describe('the generated hooks', () => {
  it('exist for every operation of the description', () => {
    expect(described).not.toHaveLength(0);
    expect(described.map(({ id }) => id).toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it('include a React hook only for the queries that request one', () => {
    const asked = described.filter(({ hasHook }) => hasHook).map(({ id }) => `use${pascal(id)}`);
    const written = [...hooks.matchAll(/export function (use\w+)</g)].map(([, name]) => name);
    expect(asked).toContain('useInvestorList');
    // Once each, without the overloads for initial data.
    expect(written.toSorted()).toEqual(asked.toSorted());
  });

  it.each(described)('match the kind in the description: $id is a $kind', ({ id, kind }) => {
    const isQuery = kind === 'query';
    expect(hooks.includes(`export const get${pascal(id)}QueryOptions = `)).toBe(isQuery);
    expect(hooks).toMatch(new RegExp(`export const ${id} = \\(`));
  });

  it('leave commands to `useCommand`, which neither repeats them nor sends one twice', () => {
    expect(hooks).not.toMatch(/Mutation/);
  });

  it('export no key without the owner of the answer', () => {
    expect(hooks).toMatch(/const get\w+QueryKey = /);
    expect(hooks).not.toMatch(/export const get\w+QueryKey\b/);
  });

  it('take no token, which would end up in the keys of the cache', () => {
    expect(hooks).not.toContain('session_token');
  });
});

/** The named fields of a body; an index signature would hide those of the others. */
type NamedFields<Of> = Of extends undefined ? never : string extends keyof Of ? never : keyof Of;

type FieldOf<Id extends QueryId> = { [One in Id]: NamedFields<Body<One>> }[Id];

it('have no token or password in the body of a query, and so none in its key', () => {
  expectTypeOf<Extract<FieldOf<QueryId>, 'session_token' | `${string}password${string}`>>().toBeNever();
  expectTypeOf<Extract<FieldOf<QueryId>, 'investor_id'>>().not.toBeNever();
});

describe('commands', () => {
  it.each(idsOf('command'))('%s is never repeated or kept for later', (id) => {
    const client = new QueryClient();
    expect(client.defaultMutationOptions(commandFor(id) as object)).toMatchObject({
      mutationKey: [id],
      retry: false,
      networkMode: 'always',
    });
  });
});
