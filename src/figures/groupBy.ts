import { cached } from '../values/cached.ts';

/** The items of each key, with keys and items in their original order. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) cached(groups, keyOf(item), () => []).push(item);
  return groups;
}
