import type { MenuEntry } from '../config/portal.ts';

/** An entry that leads to a screen. */
export type Way = Extract<MenuEntry, { to: unknown }>;

/** What an entry chooses on its screen, as the sections there have it in the address: names begin with the section's id. */
const chosenBy = ({ choices = {} }: Way): [name: string, value: string][] =>
  Object.entries(choices).flatMap(([section, chosen = {}]) =>
    Object.entries(chosen).map(([name, value]): [string, string] => [`${section}-${name}`, String(value)]),
  );

/** Where an entry leads: the path of its screen, with its choices. */
export function addressOf(entry: Way): string {
  const chosen = chosenBy(entry);
  return chosen.length > 0 ? `${entry.to}?${new URLSearchParams(chosen)}` : entry.to;
}

/** The entry that the address belongs to: all that it says is there, and no other one says more. */
export function currentEntry(
  entries: readonly MenuEntry[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Way | undefined {
  const parameters = new URLSearchParams(search);
  const ways = entries.flatMap((entry) => ('to' in entry ? [entry] : []));
  const isAt = (entry: Way) =>
    `${pathname}/`.startsWith(`${entry.to}/`) &&
    chosenBy(entry).every(([name, value]) => parameters.get(name) === value);
  const closest = (a: Way, b: Way) => b.to.length - a.to.length || chosenBy(b).length - chosenBy(a).length;
  return ways.filter(isAt).sort(closest)[0];
}
