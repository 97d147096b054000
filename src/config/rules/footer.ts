import type { Problem } from './problem.ts';
import { addressesOf, wayProblems } from './routes.ts';

/** Whether a path names a file that the host serves beside the portal; whether it exists cannot be checked here. */
const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

const others = ['a file such as /legal.html', 'an address that begins with https://'];

/** A footer link must lead to another site, or to a screen or file of this one. */
export function footerProblems(path: string, href: string, routes: readonly string[]): Problem[] {
  const [page = ''] = href.split(/[?#]/);
  // The root redirects to the sign-in.
  if (!href.startsWith('/') || page === '/' || isFile(page)) return [];
  if (routes.includes(page)) return wayProblems(path, page, routes, others);
  const allowed = [...addressesOf(routes), ...others].join(', ');
  return [{ path, message: `'${page}' is neither a route nor a file; allowed: ${allowed}` }];
}
