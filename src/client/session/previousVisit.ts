import md5 from 'md5';
import { readStored, writeStored } from './storage.ts';

interface Visit {
  /** The id of the visit's session. */
  session: string;
  /** When the page was last opened in it. */
  at: string;
  /** The time of the visit before. */
  before: string;
}

const firstVisitMs = 14 * 24 * 60 * 60_000;
/** Several users may share a browser; the oldest entries go first. */
const mostUsers = 20;

function isVisit(value: unknown): value is Visit {
  const { session, at, before }: { [Key in keyof Visit]?: unknown } = Object(value);
  return [session, at, before].every((one) => typeof one === 'string');
}

/** Stored values may have been edited by hand; anything that is not a visit is ignored. */
function readVisits(): Record<string, Visit> {
  try {
    const found: unknown = JSON.parse(readStored('visits') ?? '{}');
    return Object.fromEntries(
      Object.entries(found ?? {}).filter((entry): entry is [string, Visit] => isVisit(entry[1])),
    );
  } catch {
    return {};
  }
}

/**
 * Returns the time of a user's previous visit to this host, 14 days ago on a first visit, and notes the current one. A
 * visit lasts as long as its session. No answer names the user, so its linked investors identify it.
 */
export function previousVisit(investors: readonly number[], session: string, now = new Date()): string {
  const user = md5(investors.toSorted().join());
  const { [user]: known, ...others } = readVisits();
  const at = now.toISOString();
  const firstVisit = new Date(now.getTime() - firstVisitMs).toISOString();
  const before = (known?.session === session ? known.before : known?.at) ?? firstVisit;
  const recent = Object.entries(others).slice(1 - mostUsers);
  writeStored('visits', JSON.stringify(Object.fromEntries([...recent, [user, { session, at, before }]])));
  return before;
}
