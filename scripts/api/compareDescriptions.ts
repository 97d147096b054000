import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../src/format/isObject.ts';
import type { Description } from '../generate/description.ts';
import { inTemporaryFolder } from '../generate/inTemporaryFolder.ts';
import { redoclyReport } from '../generate/redocly.ts';
import { inNamesOf } from './sameNames.ts';

/** What changed at one place of an operation. */
export interface Change {
  operation: string;
  /** Whether the operation itself changed, its body, or the data of its answer. */
  at: 'operation' | 'body' | 'answer';
  /** The path of the field, such as `activities[].net_amount`; empty for the whole. */
  field: string;
  kind:
    | 'added'
    | 'removed'
    | 'renamed'
    | 'type'
    | 'null'
    | 'format'
    | 'values'
    | 'required'
    | 'optional'
    | 'wire'
    | 'facts';
  /** The old and the new state, in words. */
  before: string;
  after: string;
}

/** An entry of Redocly's report. */
interface Entry {
  path: string;
  kind: 'added' | 'removed' | 'modified';
  property?: string;
  base?: { value: unknown };
  revision?: { value: unknown };
}

/** Texts for readers of a description; changing them changes no call. */
const prose = ['description', 'summary', 'example', 'examples', 'title', 'tags', 'externalDocs', 'deprecated'];
/** Facts that the description expresses by other means than types. */
const facts = ['x-portal-kind', 'x-portal-scope', 'x-portal-persist', 'security', 'operationId'];

const words = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map(String);
const without = (all: readonly string[], others: readonly string[]) => all.filter((one) => !others.includes(one));

/** `#/paths/~1teams/post/responses/200/content/…/properties/team/items` as operation, side and field. */
function placeOf(path: string, operationAt: (path: string) => string) {
  const [, , template = '', , ...rest] = path
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const operation = operationAt(template);
  const schema = rest.indexOf('schema');
  const isBody = rest[0] === 'requestBody';
  const isAnswer = rest[0] === 'responses' && rest[1] === '200';
  if (schema < 0 || !(isBody || isAnswer))
    return { operation, at: 'operation', field: '', isElsewhere: rest.length > 0 } as const;
  let field = '';
  const parts = rest.slice(schema + 1);
  for (let index = 0; index < parts.length; index += 1) {
    if (parts[index] === 'items') field += '[]';
    else if (parts[index] === 'properties') {
      index += 1;
      field += `${field === '' ? '' : '.'}${parts[index]}`;
    }
  }
  return { operation, at: isBody ? 'body' : 'answer', field, isElsewhere: false } as const;
}

const fieldIn = (field: string, name: string) => (field === '' ? name : `${field}.${name}`);

/** The changes of one property of a schema, such as its type. */
function ofProperty(
  property: string,
  before: unknown,
  after: unknown,
  place: Pick<Change, 'operation' | 'at' | 'field'>,
): Change[] {
  const [old, now] = [words(before), words(after)];
  const change = (
    kind: Change['kind'],
    from: readonly string[] = old,
    to: readonly string[] = now,
    field = place.field,
  ): Change => ({
    ...place,
    field,
    kind,
    before: from.join(', '),
    after: to.join(', '),
  });
  const isOnlyNull =
    property === 'type' && without([...without(old, now), ...without(now, old)], ['null']).length === 0;
  if (isOnlyNull) return [change('null')];
  if (property === 'type') return [change('type')];
  if (property === 'format' || property === 'pattern' || property === 'x-portal-format') return [change('format')];
  if (property === 'x-portal-wire') return [change('wire')];
  if (property === 'enum') return [change('values', without(old, now), without(now, old))];
  if (property !== 'required') return [];
  return [
    ...without(now, old).map((name) => change('required', [], [], fieldIn(place.field, name))),
    ...without(old, now).map((name) => change('optional', [], [], fieldIn(place.field, name))),
  ];
}

function changesIn({ path, kind, property, base, revision }: Entry, operationAt: (path: string) => string): Change[] {
  if (!path.startsWith('#/paths/') || (property !== undefined && prose.includes(property))) return [];
  const { isElsewhere, ...place } = placeOf(path, operationAt);
  const [before, after] = [base?.value, revision?.value];
  if (place.at === 'operation') {
    if (!isElsewhere && kind !== 'modified') return [{ ...place, kind, before: '', after: '' }];
    const isFact = property !== undefined && facts.includes(property);
    const write = (value: unknown) =>
      isObject(value) || Array.isArray(value) ? JSON.stringify(value) : words(value).join('');
    return isFact ? [{ ...place, kind: 'facts', before: `${property}: ${write(before)}`, after: write(after) }] : [];
  }
  if (property === 'key')
    return [
      {
        ...place,
        field: place.field.replace(/[^.]+$/, String(before)),
        kind: 'renamed',
        before: String(before),
        after: String(after),
      },
    ];
  return property === undefined && kind !== 'modified'
    ? [{ ...place, kind, before: '', after: '' }]
    : ofProperty(property ?? '', before, after, place);
}

/** The operation ids of both descriptions, by path. */
function operationsByPath(...descriptions: readonly Description[]): Map<string, string> {
  const entries = descriptions.flatMap(({ paths }) => Object.entries(paths));
  return new Map(entries.map(([path, { post }]) => [path, post.operationId]));
}

/** Changes to the envelope concern only the transport, so fields are named relative to the data. */
function inData(change: Change): Change[] {
  if (change.at !== 'answer') return [change];
  if (change.field === 'data') return [{ ...change, field: '' }];
  return change.field.startsWith('data.') ? [{ ...change, field: change.field.slice('data.'.length) }] : [];
}

/** Drops what a renamed, added or removed field also implies, such as being required. */
function withoutEchoes(changes: readonly Change[]): Change[] {
  const named = new Set<string>();
  for (const { operation, at, field, kind, after } of changes) {
    if (!['added', 'removed', 'renamed'].includes(kind)) continue;
    named.add(`${operation} ${at} ${field}`);
    if (kind === 'renamed') named.add(`${operation} ${at} ${field.replace(/[^.]+$/, after)}`);
  }
  // Except that a field added to a body is required, which matters more than that it was added.
  return changes.filter(
    ({ operation, at, field, kind }) =>
      !(kind === 'optional' || (kind === 'required' && at === 'answer')) || !named.has(`${operation} ${at} ${field}`),
  );
}

/** A value with each reference replaced by its target; one that leads back into itself becomes an empty schema. */
function withoutReferences(value: unknown, root: unknown, followed: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutReferences(one, root, followed));
  if (!isObject(value)) return value;
  const { $ref: reference, ...beside } = value;
  if (typeof reference === 'string') {
    if (followed.includes(reference)) return {};
    const target = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), root);
    const found = withoutReferences(target, root, [...followed, reference]);
    return isObject(found) ? { ...found, ...beside } : {};
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutReferences(one, root, followed)]));
}

/** The changes from one description to another, by operation and field. Throws if Redocly cannot compare them. */
export function compareDescriptions(root: string, base: Description, now: Description): Change[] {
  const { changes } = inTemporaryFolder((folder) => {
    // Redocly reports a shared schema only at its first use; without references, it reports every use.
    const [old, later] = [base, now].map(({ components, ...calls }) => withoutReferences(calls, { components }, []));
    const files = [inNamesOf(later, old), later].map((description, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, JSON.stringify(description));
      return file;
    });
    return redoclyReport<{ changes: Entry[] }>(root, 'diff', ...files, '--fail-on=none');
  });
  const paths = operationsByPath(base, now);
  const found = changes.flatMap((entry) => changesIn(entry, (path) => paths.get(path) ?? path)).flatMap(inData);
  return withoutEchoes(found);
}
