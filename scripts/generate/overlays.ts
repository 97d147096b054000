import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonValue, paths } from 'jsonpath-rfc9535';
import { isMap, isSeq, LineCounter, parseDocument, type Scalar } from 'yaml';
import type { Problem } from '../../src/config/rules/problem.ts';
import { isObject } from '../../src/values/isObject.ts';

/** An action of an overlay: what it selects, what it does there, and its place in the file. */
interface Action {
  target: string;
  update?: unknown;
  remove?: boolean;
  line: number;
  column: number;
}

const folder = 'openapi/overlays';

/** Overlays that cannot be applied; each problem names its place. */
export class OverlayError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** The overlays in openapi/overlays/, sorted by name, which is the order in which they are applied. */
export function overlayFiles(root: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder)).filter((name) => /\.ya?ml$/.test(name));
  return names.toSorted().map((name) => `${folder}/${name}`);
}

/** Whether an overlay extends this description, a file of openapi/apis/. */
export const hasOverlays = (root: string, source: string): boolean =>
  overlayFiles(root).some((file) => {
    const extended = parseDocument(readFileSync(join(root, file), 'utf8')).get('extends');
    return typeof extended === 'string' && join(folder, extended) === source;
  });

/** The actions of an overlay, if it is for this description: the one that it `extends`, or else the portal's own. */
function actionsIn(root: string, file: string, source: string | undefined): Action[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines });
  const problem = (offset: number, path: string, message: string) => {
    const { line, col } = lines.linePos(offset);
    return new OverlayError([{ file, line, column: col, path, message }]);
  };
  const [broken] = document.errors;
  if (broken) throw problem(broken.pos[0], '', broken.message.split('\n')[0] ?? '');
  const version = document.get('overlay');
  if (typeof version !== 'string' || !/^1\.0\.\d+$/.test(version))
    throw problem(0, 'overlay', `the version is '${version}'; allowed: 1.0.0`);
  const extended = document.get('extends');
  const target = typeof extended === 'string' ? join(folder, extended) : undefined;
  if (target !== undefined && !existsSync(join(root, target)))
    throw problem(0, 'extends', `there is no '${target}'; name a file from here, such as ../apis/bank.yaml`);
  if (target !== source) return [];
  const actions = document.get('actions');
  if (!isSeq(actions)) throw problem(0, 'actions', 'an overlay needs a list of actions');
  return actions.items.map((item, index) => {
    const path = `actions[${index}]`;
    const target = isMap(item) ? (item.get('target', true) as Scalar | undefined) : undefined;
    const start = target?.range?.[0] ?? (isMap(item) ? (item.range?.[0] ?? 0) : 0);
    if (!isMap(item) || typeof target?.value !== 'string')
      throw problem(start, path, 'an action needs a target, a JSONPath such as $.paths');
    const { update, remove } = item.toJS(document) as { update?: unknown; remove?: unknown };
    if (update === undefined && remove !== true)
      throw problem(start, path, 'an action needs either an update or `remove: true`');
    const { line, col: column } = lines.linePos(start);
    return { target: target.value, update, remove: remove === true, line, column };
  });
}

/** Merges as the specification of overlays requires: objects by field, lists by appending, all else by replacing. */
function merged(value: unknown, update: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...(Array.isArray(update) ? update : [update])];
  if (!isObject(value) || !isObject(update)) return update;
  const fields = Object.entries(update).map(([name, one]) => [name, name in value ? merged(value[name], one) : one]);
  return { ...value, ...Object.fromEntries(fields) };
}

/** The keys of a path such as `$['paths'][0]`. */
function keysOf(path: string): (string | number)[] {
  return [...path.matchAll(/\[(?:'((?:[^'\\]|\\.)*)'|(\d+))\]/g)].map(([, name, index]) =>
    name === undefined ? Number(index) : JSON.parse(`"${name.replaceAll('"', '\\"').replaceAll("\\'", "'")}"`),
  );
}

type Container = Record<string | number, unknown>;

/** Applies an action to a document, which it changes; false if the target selects nothing. */
function apply(document: { root: unknown }, { target, update, remove }: Action): boolean {
  const found = paths(document.root as JsonValue, target).map((path) => ['root', ...keysOf(path)]);
  // From the end, so that removing a list item does not shift those that are still to be removed.
  for (const keys of found.toReversed()) {
    const last = keys.at(-1) ?? 'root';
    // Each path was found in the document, so all containers on the way exist.
    const holder = keys.slice(0, -1).reduce<Container>((at, key) => at[key] as Container, document as Container);
    if (!remove) holder[last] = merged(holder[last], update);
    else if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else delete holder[last];
  }
  return found.length > 0;
}

function problemWith(document: { root: unknown }, action: Action): string | undefined {
  try {
    return apply(document, action)
      ? undefined
      : `'${action.target}' selects nothing in the description; adapt it or remove the action`;
  } catch (error) {
    return `'${action.target}' is not a JSONPath: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}`;
  }
}

/**
 * A description with its overlays applied (OpenAPI Overlay 1.0), in the order of their names: those that extend `source`,
 * a file of openapi/apis/, or, for the portal's own description, those without `extends`. Throws `OverlayError` with
 * every action that does not fit.
 */
export function withOverlays<Document>(root: string, description: Document, source?: string): Document {
  const document = { root: structuredClone(description) as unknown };
  const problems = overlayFiles(root).flatMap((file) =>
    actionsIn(root, file, source).flatMap((action, index): Problem[] => {
      const message = problemWith(document, action);
      const { line, column } = action;
      return message === undefined ? [] : [{ file, line, column, path: `actions[${index}].target`, message }];
    }),
  );
  if (problems.length > 0) throw new OverlayError(problems);
  return document.root as Document; // The lint of the result says whether it still is one.
}
