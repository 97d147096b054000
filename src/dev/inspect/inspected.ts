import type { Query, QueryClient } from '@tanstack/react-query';
import { type Difference, differencesOf } from '../../client/differences.ts';

/** What the config says about a section, from the development server (`scripts/vite/sectionFacts.ts`). */
export interface SectionFacts {
  id: string;
  kind: string;
  title: string;
  /** Its place in the config: `src/screens/overview.ts:31:5`. */
  place: string;
  /** The file of a panel's component, whose code names its fields. */
  code: string | undefined;
  operations: { id: string; path: string }[];
  /** The words in its config; some are names of fields of an answer. */
  words: string[];
}

/** Resolves with undefined for a section that the config does not have. */
export async function factsOf(section: string, path = location.pathname): Promise<SectionFacts | undefined> {
  const response = await fetch(`/__inspect?${new URLSearchParams({ path, section })}`);
  return (await response.json()) ?? undefined;
}

/** Opens a place of the source, such as `src/screens/overview.ts:31:5`, in the editor that Vite finds. */
export const openInEditor = (place: string) => fetch(`/__open-in-editor?${new URLSearchParams({ file: place })}`);

/** One call of a section, and its outcome. */
export interface InspectedCall {
  /** The hash of its key in the cache. */
  key: string;
  operation: string;
  path: string;
  body: unknown;
  /** The HTTP status; undefined for an answer that was stored before the page was loaded. */
  status: number | undefined;
  /** How long the call took, in milliseconds. */
  milliseconds: number | undefined;
  /** The age of the answer in milliseconds; undefined without one. */
  age: number | undefined;
  error: string | undefined;
  data: unknown;
  differences: Difference[];
}

/** The browser's record of the request that filled the cache at this time, in milliseconds since 1970. */
function timingOf(path: string, time: number): PerformanceResourceTiming | undefined {
  const { timeOrigin } = performance;
  if (time < timeOrigin) return undefined;
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // Of this type, by its name.
  const distance = ({ responseEnd }: PerformanceResourceTiming) => Math.abs(timeOrigin + responseEnd - time);
  return entries
    .filter(({ name }) => new URL(name).pathname.endsWith(path))
    .sort((one, other) => distance(one) - distance(other))[0];
}

/** Data with null where the client has made undefined of it. */
const asSent = (data: unknown): unknown =>
  data && JSON.parse(JSON.stringify(data, (_, value) => (value === undefined ? null : value)));

function callOf(operation: string, path: string, query: Query): InspectedCall {
  const { data: answer, dataUpdatedAt, error, errorUpdatedAt } = query.state;
  const data = asSent((answer as { data?: unknown } | undefined)?.data); // Every JSON answer is an envelope.
  const timing = timingOf(path, Math.max(dataUpdatedAt, errorUpdatedAt));
  return {
    key: query.queryHash,
    operation,
    path,
    body: query.queryKey[2],
    status: timing?.responseStatus || undefined,
    milliseconds: timing && Math.round(timing.duration),
    age: answer === undefined ? undefined : Date.now() - dataUpdatedAt,
    error: error?.message,
    data,
    differences: answer === undefined ? [] : differencesOf(operation, data, answer),
  };
}

/** The calls of a section that are in the cache: those in use on the page or, if there are none, earlier ones. */
export function callsOf({ operations }: SectionFacts, queryClient: QueryClient): InspectedCall[] {
  const all = queryClient.getQueryCache().getAll();
  return operations.flatMap(({ id, path }) => {
    const own = all.filter(({ queryKey }) => queryKey[0] === id);
    const active = own.filter((query) => query.isActive());
    return (active.length > 0 ? active : own).map((query) => callOf(id, path, query));
  });
}

/** The lines of a value as JSON, each marked if it names a field that the section's config mentions. */
export function markedLines(data: unknown, words: readonly string[]): { line: string; isMarked: boolean }[] {
  // `addresses.0.city` mentions several fields.
  const known = new Set(words.flatMap((word) => word.split('.')));
  const lines = (JSON.stringify(data, null, 2) ?? 'nothing').split('\n');
  return lines.map((line) => ({ line, isMarked: known.has(/^\s*"(\w+)":/.exec(line)?.[1] ?? '') }));
}
