import type { MenuEntry } from '../../config/portal.ts';

/** A menu entry that leads to a screen. */
type Way = Extract<MenuEntry, { to: unknown }>;

/**
 * The URL that an entry leads to: the path of its screen, with its choices as URL parameters, prefixed with the
 * section's id.
 */
export function addressOf({ to, choices }: Way): string {
  if (!choices) return to;
  const chosen = Object.entries(choices).flatMap(([section, values = {}]) =>
    Object.entries(values).map(([name, value]) => [`${section}-${name}`, String(value)]),
  );
  return `${to}?${new URLSearchParams(chosen)}`;
}

/** Whether a page is at the URL of an entry or below it, with all of the entry's choices. */
function isAt(address: string, { pathname, search }: Page): boolean {
  const [path, chosen] = address.split('?');
  const parameters = new URLSearchParams(search);
  return (
    `${pathname}/`.startsWith(`${path}/`) &&
    [...new URLSearchParams(chosen)].every(([name, value]) => parameters.get(name) === value)
  );
}

/** The most specific of the menu's URLs that a page belongs to. */
export const currentAddress = (addresses: readonly string[], page: Page): string | undefined =>
  addresses.filter((address) => isAt(address, page)).sort((a, b) => b.length - a.length)[0];

type Page = Pick<Location, 'pathname' | 'search'>;
