import type { Query, QueryClient } from '@tanstack/react-query';
import { type Difference, differencesOf } from '../api/differences.ts';

/** What the development server says of a section (`scripts/vite/inspector.ts`). */
export interface SectionFacts {
  id: string;
  kind: string;
  title: string;
  /** Where the config writes it: `src/screens/overview.ts:31:5`. */
  place: string;
  /** The component of a panel, in which its fields are named. */
  code?: string;
  operations: { id: string; path: string }[];
  /** Every word of its config that may name a field of an answer. */
  words: string[];
}

/** Undefined for a part of the page that the config does not know. */
export async function factsOf(section: string, path = location.pathname): Promise<SectionFacts | undefined> {
  const response = await fetch(`/__inspect?${new URLSearchParams({ path, section })}`);
  return (await response.json()) ?? undefined;
}

/** Opens a place of the source in the editor that Vite finds: `src/screens/overview.ts:31:5`. */
export const openInEditor = (place: string) => fetch(`/__open-in-editor?${new URLSearchParams({ file: place })}`);

/** One call of a section: what was asked, and what came of it. */
export interface InspectedCall {
  /** Of this query in the cache. */
  key: string;
  operation: string;
  path: string;
  body: unknown;
  /** The status of the last answer from this path, and how long it took in milliseconds; unknown of kept answers. */
  status: number | undefined;
  milliseconds: number | undefined;
  /** The age of the answer in milliseconds; unknown where there is none. */
  age: number | undefined;
  error: string | undefined;
  data: unknown;
  differences: Difference[];
}

function timingOf(path: string) {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.filter(({ name }) => new URL(name).pathname.endsWith(path)).at(-1);
}

function callOf(operation: string, path: string, query: Query): InspectedCall {
  const { data: answer, dataUpdatedAt, error } = query.state;
  const data = (answer as { data?: unknown } | undefined)?.data;
  const timing = timingOf(path);
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

/** The calls of a section that are in the cache: those that the page shows, or else those it has shown before. */
export function callsOf({ operations }: SectionFacts, queryClient: QueryClient): InspectedCall[] {
  const all = queryClient.getQueryCache().getAll();
  return operations.flatMap(({ id, path }) => {
    const own = all.filter(({ queryKey }) => queryKey[1] === path);
    const active = own.filter((query) => query.isActive());
    return (active.length > 0 ? active : own).map((query) => callOf(id, path, query));
  });
}

/** The lines of a JSON text, and whether each names a field of which the section's config speaks. */
export function markedLines(data: unknown, words: readonly string[]): { line: string; isMarked: boolean }[] {
  // `addresses.0.city` speaks of three fields.
  const known = new Set(words.flatMap((word) => word.split('.')));
  const lines = (JSON.stringify(data, null, 2) ?? 'nothing').split('\n');
  return lines.map((line) => ({ line, isMarked: known.has(/^\s*"(\w+)":/.exec(line)?.[1] ?? '') }));
}
