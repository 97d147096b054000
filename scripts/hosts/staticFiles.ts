import { atHost } from '../../src/config/atHost.ts';
import type { Host } from '../../src/config/host.ts';
import type { Portal } from '../../src/config/portal.ts';
import { languageOf } from '../../src/values/text/languages.ts';
import { immutable, noStore, plainHeaders, transportSecurity } from '../vite/headers.ts';
import { type Pages, policyAt, routesAt } from './facts.ts';
import { neutralPage, ownRoutes, pageFile, screenFile, tagsOf } from './pages.ts';

/** A host as the rules name it; a single host needs no name. */
const siteOf = ({ hosts = [] }: Portal, own: Host) => (hosts.length === 1 ? '' : `https://${own.host}`);

/** The page for each address of a host; the first matching line applies. */
function redirectsAt(portal: Portal, own: Host, pages: Pages): string[] {
  const here = atHost(portal, own);
  const site = siteOf(portal, own);
  const [first = '', ...others] = tagsOf(portal, own);
  const drawn = (tag: string, route: string) => {
    const file = screenFile(pageFile(own.host, tag), route);
    return ownRoutes(here).includes(route) && file in pages ? file : undefined;
  };
  const inLanguage = (tag: string, language: string) => {
    const page = pageFile(own.host, tag);
    const line = (route: string, file: string, status: string, ...when: string[]) =>
      [`${site}${route}`, `/${file}`, status, language, ...when].filter(Boolean).join(' ');
    const lines = (route: string, address: string, status: string) => {
      const file = drawn(tag, route);
      return [
        // Users with a session are redirected, so they get the page without the screen.
        ...(file ? [line(address, page, status, 'Cookie=session_token'), line(address, file, status)] : []),
        ...(file ? [] : [line(address, page, status)]),
      ];
    };
    return [
      // To take precedence over index.html, Netlify needs `!` here, and Cloudflare must not have it.
      ...['200!', '200'].flatMap((status) => lines(portal.paths.signIn, '/', status)),
      ...routesAt(here).flatMap((route) => lines(route, route, '200')),
    ];
  };
  return [
    `# ${own.host}`,
    ...others.flatMap((tag) => inLanguage(tag, `Language=${languageOf(tag) ?? tag}`)),
    ...inLanguage(first, ''),
    `${site}/assets/* /missing.txt 404`,
    ...others.map((tag) => `${site}/* /${pageFile(own.host, tag)} 404 Language=${languageOf(tag) ?? tag}`),
    `${site}/* /${pageFile(own.host, first)} 404`,
  ];
}

const rule = (path: string, values: Readonly<Record<string, string>>) => [
  path,
  ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
];

/** The headers of a host's answers. No two rules that match the same address set the same header. */
function headersAt(portal: Portal, own: Host, pages: Pages): string[] {
  const here = atHost(portal, own);
  const site = siteOf(portal, own);
  const addresses = ['/', ...routesAt(here).map((route) => route.replace(/:\w+/g, '*'))];
  return [
    ...rule(`${site}/*`, {
      'Content-Security-Policy': policyAt(portal, own, pages),
      'Strict-Transport-Security': transportSecurity,
      ...plainHeaders,
    }),
    ...rule(`${site}/assets/*`, { 'Cache-Control': immutable }),
    ...addresses.flatMap((address) => rule(`${site}${address}`, { 'Cache-Control': noStore })),
  ];
}

/** The files that hosts such as Netlify and Cloudflare Pages read: the page of each address, and its headers. */
export function staticFiles(portal: Portal, pages: Pages): Record<string, string> {
  const hosts = portal.hosts ?? [];
  const [only] = hosts;
  const elsewhere = hosts.length === 1 && only ? pageFile(only.host, tagsOf(portal, only)[0] ?? '') : neutralPage;
  const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;
  return {
    _redirects: text(hosts.flatMap((own) => redirectsAt(portal, own, pages))),
    _headers: text(hosts.flatMap((own) => headersAt(portal, own, pages))),
    'missing.txt': 'Not found\n',
    '404.html': pages[elsewhere] ?? '',
  };
}
