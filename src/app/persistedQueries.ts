import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isAnswerOf } from '../api/isAnswerOf.ts';
import type { PersistableId } from '../api/types.ts';
import { isObject } from '../format/isObject.ts';
import type { Session } from '../session/createSession.ts';
import { readStored, removeStored, writeStored } from '../session/storage.ts';

interface Answer {
  key: QueryKey;
  data: unknown;
  /** When the server gave it, in milliseconds of the browser's clock. */
  at: number;
}

/** What is in the storage: whose answers, of which build, and the answers. */
interface Kept {
  owner: string;
  answers: Answer[];
}

export interface PersistOptions {
  session: Session;
  /** The session that it was when this began. */
  sessionId: string | undefined;
  queryClient: QueryClient;
  /** What the config lets be kept. */
  ids: readonly PersistableId[];
  /** Names the build: what another one has kept may have another shape. */
  build: string;
}

const day = 24 * 60 * 60_000;
const clockTolerance = 5 * 60_000;
/** The browser takes two bytes for each: 1 MB. */
const mostCharacters = 500_000;

/** Not older than a day, and not of a future that a clock which was put back since has made. */
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
    const kept: unknown = JSON.parse(text ?? '');
    if (!isObject(kept) || typeof kept.owner !== 'string' || !Array.isArray(kept.answers)) return undefined;
    return { owner: kept.owner, answers: kept.answers.filter(isAnswer) };
  } catch {
    return undefined;
  }
}

/** This host, this session and this build; undefined once it has ended, or where the browser could not note it. */
function ownerOf({ session, sessionId, build }: PersistOptions): string | undefined {
  const isOurs = session.isCurrent() && session.state().id === sessionId;
  return isOurs ? `${location.host} ${sessionId} ${build}` : undefined;
}

/** Puts what was kept of this very session into the cache, and removes anything else that is found. */
export function restoreAnswers(keeping: PersistOptions): void {
  const { queryClient, ids } = keeping;
  const kept = parse(readStored('kept_answers'));
  if (!kept || kept.owner !== ownerOf(keeping)) {
    removeStored('kept_answers');
    return;
  }
  for (const { key, data, at } of kept.answers) {
    const known = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (!isInTime(at) || known >= at || !isAnswerOf(ids, key)) continue;
    queryClient.setQueryData(key, data, { updatedAt: Math.min(at, Date.now()) });
  }
}

/** The newest answers first, as many as may be kept. */
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

/** Keeps what the cache holds by now. Nothing once the session has ended or another one has begun, in whichever tab. */
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
  // What is there is older than what could not be kept; without it there may be room.
  removeStored('kept_answers');
  if (parts.length > 0 && !writeStored('kept_answers', text)) removeStored('kept_answers');
}
