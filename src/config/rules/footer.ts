import type { Problem } from './problem.ts';
import { addressesOf, wayProblems } from './routes.ts';

/** A file that the host has beside the portal's own, by its name: what it has cannot be known here. */
const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

const others = ['a file such as /legal.html', 'an address that begins with https://'];

/** A link at the foot leads to another site, or to a screen or a file of this one. */
export function footerProblems(path: string, href: string, routes: readonly string[]): Problem[] {
  const [page = ''] = href.split(/[?#]/);
  // The root leads on to the sign-in.
  if (!href.startsWith('/') || page === '/' || isFile(page)) return [];
  if (routes.includes(page)) return wayProblems(path, page, routes, others);
  const allowed = [...addressesOf(routes), ...others].join(', ');
  return [{ path, message: `'${page}' is neither a route nor a file; allowed: ${allowed}` }];
}
