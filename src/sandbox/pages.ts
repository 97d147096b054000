import { plain } from '../values/plain.ts';

/** The paging and sorting parameters of a list request. */
export interface PageRequest {
  page?: number;
  per_page?: number;
  sort_by?: string;
  sort_dir?: 'asc' | 'desc';
  search?: string;
}

/** A page of a list, with the counts of its answer. */
export interface Page<Row> {
  total: number;
  page: number;
  per_page: number;
  last_page: number;
  rows: Row[];
}

type Comparable = string | number | null | undefined;

function compare(a: Comparable, b: Comparable): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The rows that contain a text in one of the fields, as people type it. */
export function searched<Row extends object>(
  rows: readonly Row[],
  search: string | undefined,
  fields: readonly (keyof Row)[],
): readonly Row[] {
  const text = plain(search ?? '').trim();
  if (text === '') return rows;
  return rows.filter((row) => fields.some((field) => plain(String(row[field] ?? '')).includes(text)));
}

/** A stable sort, so that pages never overlap; rows without a value come last. */
export function sorted<Row extends object>(
  rows: readonly Row[],
  { sort_by: by, sort_dir }: Pick<PageRequest, 'sort_by' | 'sort_dir'>,
): readonly Row[] {
  if (by === undefined) return rows;
  const sign = sort_dir === 'desc' ? -1 : 1;
  // Reads a field named by the request; the description's enumeration limits it to fields of the row.
  const value = (row: Row) => (row as Record<string, Comparable>)[by];
  return [...rows].sort((a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left == null || right == null) return Number(left == null) - Number(right == null);
    return sign * compare(left, right);
  });
}

/** Searches and sorts a list and returns one page of it; a page past the end is empty. */
export function page<Row extends object>(
  rows: readonly Row[],
  request: PageRequest,
  fields: readonly (keyof Row)[] = [],
): Page<Row> {
  const { page: number = 1, per_page = 10 } = request;
  const all = sorted(searched(rows, request.search, fields), request);
  return {
    total: all.length,
    page: number,
    per_page,
    last_page: Math.max(1, Math.ceil(all.length / per_page)),
    rows: all.slice((number - 1) * per_page, number * per_page),
  };
}
