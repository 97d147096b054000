import { isObject } from '../values/isObject.ts';
import { valueOn, withValueOn } from '../values/path.ts';
import type { Pages } from '../values/wirePages.ts';

/** A body that asks for all rows; `onePage` then returns some of them. */
export const everyRow = { page: 1, per_page: 1_000_000 };

/** The fields of data in which the portal's own lists report how many pages there are. */
const counts = ['last_page', 'total'];

export const uncounted = (data: unknown): unknown =>
  isObject(data) ? Object.fromEntries(Object.entries(data).filter(([name]) => !counts.includes(name))) : data;

function startOf({ page, first = 1, offset, cursor, next = '' }: Pages, json: object, rows: unknown[], size: number) {
  const asked = valueOn(page ?? offset ?? cursor ?? '', json);
  if (page !== undefined) return (Number(asked ?? first) - first) * size;
  if (offset !== undefined || asked === undefined) return Number(asked ?? 0);
  // A cursor is the index of a row, or a field of the row before it.
  const field = next.split('.*.')[1] ?? next.split('*.')[1];
  return field === undefined ? Number(asked) : rows.findIndex((row) => valueOn(field, row) === asked) + 1;
}

/** Cuts an answer with all rows down to those that a body asks for, and adds what the API reports about the others. */
export function onePage(pages: Pages, whole: unknown, json: object): unknown {
  const found = valueOn(pages.rows, whole);
  const rows: unknown[] = Array.isArray(found) ? found : [];
  const size = Number(valueOn(pages.size ?? '', json)) || pages.most;
  const start = startOf(pages, json, rows, size);
  const end = start + size;
  const last = Math.max(1, Math.ceil(rows.length / size)) - 1 + (pages.first ?? 1);
  const shown = rows.slice(start, end);
  const next = pages.isLink ? `?${pages.cursor}=${end}` : String(end);
  if (pages.rows === '') return shown;
  const told: [path: string | undefined, value: unknown][] = [
    [pages.rows, shown],
    [pages.last, last],
    [pages.total, rows.length],
    [pages.more, end < rows.length],
    [pages.next?.includes('*') ? undefined : pages.next, end < rows.length ? next : null],
  ];
  return told.reduce<unknown>((answer, [path, value]) => {
    return path === undefined ? answer : withValueOn(path, answer, value);
  }, whole);
}
