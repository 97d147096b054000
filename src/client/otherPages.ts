import { isObject } from '../values/isObject.ts';
import { valueOn, withValueOn } from '../values/path.ts';
import type { Pages } from '../values/wirePages.ts';
import type { Call } from './call.ts';
import { apiContext } from './ports.ts';

/** The portal's own way to ask for a page of any list: the page number, from 1, and the most rows it may have. */
interface PageRequest {
  page?: number;
  per_page?: number;
}

/** The position of a page: its number, the number of rows before it and on it, and the cursor that leads to it. */
interface Place {
  page: number;
  size: number;
  before: number;
  cursor?: unknown;
}

/** Whether to ask for one row more than is shown: without a count, only that row tells that there is a next page. */
const looksAhead = ({ offset, total, last, more, next, most }: Pages, size: number) =>
  offset !== undefined && [total, last, more, next].every((one) => one === undefined) && size < most;

/** The fields of the body that ask for a page, with the API's own names. */
function askedOf(pages: Pages, { page, size, before, cursor }: Place): [path: string, value: unknown][] {
  const wanted: [path: string | undefined, value: unknown][] = [
    [pages.page, page - 1 + (pages.first ?? 1)],
    [pages.offset, before],
    [pages.cursor, cursor],
    [pages.size, looksAhead(pages, size) ? size + 1 : size],
  ];
  return wanted.flatMap(([path, value]) => (path === undefined || value === undefined ? [] : [[path, value]]));
}

/** What an answer says about its pages: the last page and the number of rows. */
interface Ends {
  last_page?: number;
  total?: number;
  /** There are more rows than `total`. */
  at_least?: boolean;
}

const countOn = (path: string | undefined, answer: unknown) => {
  const value = path === undefined ? undefined : Number(valueOn(path, answer) ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
};

/** The cursor of the next page, which may be in a link to it; undefined for none. */
function nextOf({ next = '', cursor = '', isLink = false }: Pages, answer: unknown): unknown {
  const value = valueOn(next, answer);
  const found = isLink ? new URLSearchParams(String(value).split('?')[1]).get(cursor) : value;
  return found === null || found === '' ? undefined : found;
}

/** The number of the last page that an answer tells of; undefined if it lacks the field that should. */
function lastOf(pages: Pages, answer: unknown, { page, size }: Place, count: number): number | undefined {
  const { last, more, next, total, first = 1 } = pages;
  const isFull = count >= size;
  if (last !== undefined) {
    const number = countOn(last, answer);
    return number === undefined ? undefined : Math.max(1, number + 1 - first);
  }
  if (more !== undefined) {
    const isMore = valueOn(more, answer);
    return typeof isMore === 'boolean' ? page + Number(isMore) : undefined;
  }
  // If the cursor is in the last row, every page has one, so only a full page can have a page after it.
  if (next !== undefined)
    return page + Number(nextOf(pages, answer) !== undefined && (isFull || !next.split('.').includes('*')));
  if (total !== undefined) {
    const all = countOn(total, answer);
    return all === undefined ? undefined : Math.max(1, Math.ceil(all / size));
  }
  return count === 0 ? Math.max(1, page - 1) : page + Number(isFull);
}

/** What an answer says about its pages, with the portal's names. */
function endsOf(pages: Pages, answer: unknown, place: Place): Ends {
  const rows = valueOn(pages.rows, answer);
  const all = Array.isArray(rows) ? rows : [];
  const isAhead = looksAhead(pages, place.size) && all.length > place.size;
  const last = isAhead ? place.page + 1 : lastOf(pages, answer, place, all.length);
  // The answer has just been read, so nothing else refers to it yet.
  if (isAhead) all.length = place.size;
  const total = countOn(pages.total, answer);
  if (total !== undefined || last === undefined)
    return { ...(last !== undefined && { last_page: last }), ...(total !== undefined && { total }) };
  const known = place.before + all.length;
  return last > place.page
    ? { last_page: last, total: Math.max(known, (last - 1) * (pages.last ? place.size : 0)) + 1, at_least: true }
    : { last_page: last, total: known };
}

const bodyOf = (pages: Pages, place: Place, rest: object) =>
  askedOf(pages, place).reduce<Record<string, unknown>>((body, [path, value]) => withValueOn(path, body, value), {
    ...rest,
  });

/** The page that a body asks for with the portal's names, and the rest of the body. */
function placeIn(pages: Pages, given: PageRequest): [place: Place, rest: object] {
  const { page = 1, per_page = pages.most, ...rest } = given;
  const size = Math.min(per_page, pages.most);
  return [{ page, size, before: (page - 1) * size }, rest];
}

/** The body that asks for the first page, and the function that reads what an answer says about its pages. */
export function firstPage(pages: Pages, given: PageRequest) {
  const [place, rest] = placeIn(pages, { ...given, page: 1 });
  return { body: bodyOf(pages, place, rest), endsOf: (answer: unknown) => endsOf(pages, answer, place) };
}

/** The known cursors of each list's pages, each with the number of rows before its page. */
const cursors = { epoch: '', lists: new Map<string, Pick<Place, 'before' | 'cursor'>[]>() };

/** The cursors of one list; its first page needs none. Drops all cursors when the investor or session has changed. */
function cursorsOf(list: string) {
  const epoch = apiContext().session.epoch('investor');
  if (cursors.epoch !== epoch) cursors.lists.clear();
  cursors.epoch = epoch;
  const known = cursors.lists.get(list) ?? [{ before: 0 }];
  cursors.lists.set(list, known);
  return known;
}

/**
 * Asks for a page in the API's own way. If only a cursor leads to the page and it is unknown, as after a reload, this
 * asks for the pages before it first.
 */
export async function sendPage(call: Call, pages: Pages, ask: (call: Call) => Promise<unknown>): Promise<unknown> {
  const [wanted, rest] = placeIn(pages, isObject(call.data) ? call.data : {});
  const list = `${call.url} ${wanted.size} ${JSON.stringify(rest)}`;
  const cursors = pages.cursor === undefined ? undefined : cursorsOf(list);
  for (let at = cursors ? Math.min(wanted.page, cursors.length) : wanted.page; ; at += 1) {
    const place = { ...wanted, page: at, ...cursors?.[at - 1] };
    let last = at;
    const read = (answer: unknown) => {
      const ends = endsOf(pages, answer, place);
      last = ends.last_page ?? at;
      if (cursors) {
        const rows = valueOn(pages.rows, answer);
        const next = { before: place.before + (Array.isArray(rows) ? rows.length : 0) };
        cursors.splice(at, last > at ? 1 : cursors.length);
        if (last > at) cursors.splice(at, 0, { ...next, cursor: nextOf(pages, answer) });
      }
      return ends;
    };
    try {
      const answer = await ask({ ...call, data: bodyOf(pages, place, rest), endsOf: read });
      if (at >= wanted.page || last <= at) return answer;
    } catch (error) {
      // A cursor may have expired: the next attempt starts from the first page.
      cursors?.splice(1);
      throw error;
    }
  }
}
