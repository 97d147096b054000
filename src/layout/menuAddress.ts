import type { MenuEntry } from '../config/portal.ts';

/** An entry that leads to a screen. */
type Way = Extract<MenuEntry, { to: unknown }>;

/**
 * Where an entry leads: the path of its screen, with its choices as the sections there have them in the address, by names
 * that begin with the section's id.
 */
export function addressOf({ to, choices }: Way): string {
  if (!choices) return to;
  const chosen = Object.entries(choices).flatMap(([section, values = {}]) =>
    Object.entries(values).map(([name, value]) => [`${section}-${name}`, String(value)]),
  );
  return `${to}?${new URLSearchParams(chosen)}`;
}

/** Whether a page is at the address of an entry, or below it, and has its choices among others. */
function isAt(address: string, { pathname, search }: Page): boolean {
  const [path, chosen] = address.split('?');
  const parameters = new URLSearchParams(search);
  return (
    `${pathname}/`.startsWith(`${path}/`) &&
    [...new URLSearchParams(chosen)].every(([name, value]) => parameters.get(name) === value)
  );
}

/** The address among those of the menu that a page belongs to: the one that says most of it. */
export const currentAddress = (addresses: readonly string[], page: Page): string | undefined =>
  addresses.filter((address) => isAt(address, page)).sort((a, b) => b.length - a.length)[0];

type Page = Pick<Location, 'pathname' | 'search'>;
