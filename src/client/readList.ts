import { readDecimal } from '../values/decimal.ts';
import { hasOtherApis } from './wire.ts';

/** What an answer says about its list; `at_least` if the transport knows only of some rows (`endsOf`). */
interface Answer {
  total?: unknown;
  at_least?: unknown;
}

/** A page of a list. */
export interface ListPage {
  rows: readonly unknown[];
  lastPage: number;
  /** The keys of its rows, and the answer that it is from. A list that no server answers has neither, and is whole. */
  of?: { keys: readonly unknown[]; answer: Answer };
}

/** How much of a list was read, if nothing proves that it is all of it. */
export interface ListPart {
  rows: number;
  /** The number of rows that the server said last. */
  total: number | undefined;
  /** The rows without a key, which may be there twice. */
  keyless: number;
}

interface Taker<Page> {
  /** Called before the first page, once more if everything is read again: what was taken before does not count. */
  begin(): void;
  take(page: Page): void;
}

/**
 * Reads all pages of a list, which may change meanwhile. It is whole if the total is the same on every page, there are
 * as many different keys, and the first page is the same at the end. Otherwise all is read once more, and if that is
 * not whole either, the part that was read is returned. No row with a key is taken twice.
 */
export async function readList<Page extends ListPage>(
  load: (page: number) => Promise<Page>,
  taker: Taker<Page>,
  mostPages = Number.POSITIVE_INFINITY,
): Promise<ListPart | undefined> {
  const { part, isCut } = await readOnce(load, taker, mostPages);
  return part === undefined || isCut ? part : (await readOnce(load, taker, mostPages)).part;
}

async function readOnce<Page extends ListPage>(
  load: (page: number) => Promise<Page>,
  { begin, take }: Taker<Page>,
  mostPages: number,
) {
  const keys = new Set<unknown>();
  const totals = new Set<number | undefined>();
  let keyless = 0;
  let isCut = false;
  let first: Page | undefined;
  begin();
  const hear = ({ total, at_least }: Answer) => {
    const count = Number(readDecimal(total) ?? Number.NaN);
    if (!(hasOtherApis && at_least === true)) totals.add(Number.isFinite(count) ? count : undefined);
  };
  const isNew = (key: unknown) => {
    if (key === undefined || key === null) keyless += 1;
    else if (keys.has(key)) return false;
    else keys.add(key);
    return true;
  };
  let last = 1;
  for (let next = 1; next <= last; ) {
    const pages = await Promise.all(Array.from({ length: Math.min(last - next + 1, 4) }, (_, at) => load(next + at)));
    next += pages.length;
    for (const page of pages) {
      first ??= page;
      const { rows, of } = page;
      if (of) hear(of.answer);
      take(of ? { ...page, rows: rows.filter((_, at) => isNew(of.keys[at])) } : page);
      last = Math.min(page.lastPage, mostPages);
      isCut = page.lastPage > mostPages;
    }
  }
  if (!first?.of) return { part: undefined, isCut };
  let isSame = true;
  if (last > 1) {
    const again = await load(1);
    if (again.of) hear(again.of.answer);
    isSame = JSON.stringify(again.rows) === JSON.stringify(first.rows);
  }
  const isWhole = isSame && keyless === 0 && totals.size === 1 && totals.has(keys.size);
  const part: ListPart = {
    rows: keys.size + keyless,
    total: [...totals].at(-1),
    keyless,
  };
  return { part: isWhole ? undefined : part, isCut };
}
