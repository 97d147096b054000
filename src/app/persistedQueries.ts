import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isAnswerOf } from '../client/isAnswerOf.ts';
import type { Session } from '../client/session/createSession.ts';
import { readStored, removeStored, writeStored } from '../client/session/storage.ts';
import type { PersistableId } from '../client/types.ts';
import { isObject } from '../values/isObject.ts';

interface Answer {
  key: QueryKey;
  data: unknown;
  /** When the response arrived, in milliseconds of the browser's clock. */
  at: number;
}

/** The stored data: the owner (host, session and build), and the responses. */
interface Kept {
  owner: string;
  answers: Answer[];
}

export interface PersistOptions {
  session: Session;
  /** The id of the session when the app started. */
  sessionId: string | undefined;
  queryClient: QueryClient;
  /** The queries that the config allows to be kept. */
  ids: readonly PersistableId[];
  /** Identifies the build, since responses kept by another build may have another shape. */
  build: string;
}

const day = 24 * 60 * 60_000;
const clockTolerance = 5 * 60_000;
/** Browsers store two bytes per character, so this is 1 MB. */
const mostCharacters = 500_000;

/** Not older than a day, and not in the future, as after the clock was set back. */
const isInTime = (at: number) => at > Date.now() - day && at <= Date.now() + clockTolerance;

const isAnswer = (value: unknown): value is Answer =>
  isObject(value) &&
  Array.isArray(value.key) &&
  isObject(value.data) &&
  isObject(value.data.data) &&
  typeof value.at === 'number' &&
  Number.isFinite(value.at);

function parse(text: string | undefined): Kept | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!isObject(stored) || typeof stored.owner !== 'string' || !Array.isArray(stored.answers)) return undefined;
    return { owner: stored.owner, answers: stored.answers.filter(isAnswer) };
  } catch {
    return undefined;
  }
}

/** Identifies host, session and build; undefined if the session has ended or the browser could not store it. */
function ownerOf({ session, sessionId, build }: PersistOptions): string | undefined {
  const isOurs = session.isCurrent() && session.state().id === sessionId;
  return isOurs ? `${location.host} ${sessionId} ${build}` : undefined;
}

/** Restores the responses of this session into the cache, and removes any others. */
export function restoreAnswers(keeping: PersistOptions): void {
  const { queryClient, ids } = keeping;
  const stored = parse(readStored('kept_answers'));
  if (!stored || stored.owner !== ownerOf(keeping)) {
    removeStored('kept_answers');
    return;
  }
  for (const { key, data, at } of stored.answers) {
    const known = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (!isInTime(at) || known >= at || !isAnswerOf(ids, key)) continue;
    queryClient.setQueryData(key, data, { updatedAt: Math.min(at, Date.now()) });
  }
}

/** The newest responses first, as many as fit the limit. */
function answersOf({ queryClient, ids }: PersistOptions): Answer[] {
  const mayBeKept = ({ queryKey, queryHash, state }: Query) =>
    state.status === 'success' &&
    !state.isInvalidated &&
    isInTime(state.dataUpdatedAt) &&
    isAnswerOf(ids, queryKey) &&
    queryHash === hashKey(queryKey);
  return queryClient
    .getQueryCache()
    .findAll({ predicate: mayBeKept })
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }))
    .sort((a, b) => b.at - a.at);
}

/** Stores the current responses of the cache, unless the session has ended or been replaced, in whichever tab. */
export function keepAnswers(keeping: PersistOptions): void {
  const owner = ownerOf(keeping);
  if (owner === undefined) return;
  const parts: string[] = [];
  let left = mostCharacters - JSON.stringify({ owner, answers: [] }).length;
  for (const answer of answersOf(keeping)) {
    const part = JSON.stringify(answer);
    left -= part.length + 1;
    if (left < 0) break;
    parts.push(part);
  }
  const text = `{"owner":${JSON.stringify(owner)},"answers":[${parts.join(',')}]}`;
  if (parts.length > 0 && writeStored('kept_answers', text)) return;
  // The stored responses are older than those that did not fit; removing them may free enough space.
  removeStored('kept_answers');
  if (parts.length > 0 && !writeStored('kept_answers', text)) removeStored('kept_answers');
}
