import type { AnswerData } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import type { DataSort } from '../../ui/dataColumn.ts';
import { cached } from '../../values/cached.ts';
import type { Column } from './options.ts';
import { placesIn } from './placesIn.ts';
import { type Ranks, ranksOf } from './ranks.ts';

interface Sorting {
  format: Format;
  locale: string;
  /** The list that the rows are from, in the same order; without it they are the list. */
  all?: readonly AnswerData[];
}

/** The ranks of lists by language and column: another direction or filter needs no comparisons. */
const known = new WeakMap<readonly AnswerData[], Map<string, Ranks>>();

function knownRanks(all: readonly AnswerData[], by: string, columns: readonly Column[], sorting: Sorting): Ranks {
  const ofList = cached(known, all, () => new Map<string, Ranks>());
  return cached(ofList, `${sorting.locale} ${by}`, () => ranksOf(all, by, columns, sorting));
}

/** The ranks of some rows of a list, which are in its order. */
const ranksOfSome = (rows: readonly AnswerData[], all: readonly AnswerData[], ranks: Int32Array): Int32Array =>
  rows === all ? ranks : placesIn(all, rows).map((place) => ranks[place] ?? -1);

/**
 * Sorts rows by what a column shows: labels by their text, figures by value. Rows without a value, or with a text among
 * figures, come last.
 */
export function sorted(
  rows: readonly AnswerData[],
  sort: DataSort | undefined,
  columns: readonly Column[],
  sorting: Sorting,
): readonly AnswerData[] {
  if (!sort) return rows;
  const all = sorting.all ?? rows;
  const { of, count: last } = knownRanks(all, sort.by, columns, sorting);
  const places = ranksOfSome(rows, all, of).map((rank) => {
    if (rank < 0) return last;
    return sort.dir === 'desc' ? last - 1 - rank : rank;
  });
  // Counts how many rows come before each place, which takes no comparisons either.
  const next = new Uint32Array(last + 2);
  for (const place of places) next[place + 1] = (next[place + 1] ?? 0) + 1;
  for (let place = 1; place <= last; place += 1) next[place] = (next[place] ?? 0) + (next[place - 1] ?? 0);
  const inOrder = [...rows];
  for (const [index, row] of rows.entries()) {
    const place = places[index] ?? last;
    const at = next[place] ?? 0;
    inOrder[at] = row;
    next[place] = at + 1;
  }
  return inOrder;
}
