import { join } from 'node:path';
import { atHost } from '../../src/config/atHost.ts';
import type { Host } from '../../src/config/host.ts';
import type { Portal } from '../../src/config/portal.ts';
import { languageOf } from '../../src/text/languages.ts';
import { readPage } from '../hosts/compress.ts';
import { ownRoutes, pageFile, screenFile, tagsOf } from '../hosts/pages.ts';
import { inlinedIn } from '../hosts/withScreen.ts';
import { calledOrigins, securityPolicy } from '../vite/headers.ts';
import { exactly, map } from './text.ts';

/** The address of a route, as a regular expression. */
const addressOf = (route: string) =>
  route
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : exactly(part)))
    .join('/');

const oneOf = (patterns: readonly string[]) => `(${patterns.join('|')})`;

const addressesIn = ({ routes }: Portal) =>
  ['/', ...Object.keys(routes.public), ...Object.keys(routes.signedIn)].map(addressOf);

/** The address of a page without its ending, so that the name of a screen can be inserted. */
const address = (page: string) => `/${page.replace(/\.html$/, '')}`;

/** The pages of a host in a build: one for each language, and one for each visitors' screen that could be drawn. */
function pagesAt(site: string, portal: Portal, own: Host): string[] {
  return tagsOf(portal, own)
    .map((tag) => pageFile(own.host, tag))
    .flatMap((file) => {
      const page = readPage(join(site, file));
      if (page === undefined) throw new Error(`There is no ${file} in ${site}. Run \`npm run hosts\`.`);
      const screens = ownRoutes(atHost(portal, own)).map((route) => readPage(join(site, screenFile(file, route))));
      return [page, ...screens.filter((screen) => screen !== undefined)];
    });
}

/** Matches the address of a visitors' screen that may have its own page, for requests without a session token. */
const screenAddress = (address: string, route: string): [string, string] => [`~^${exactly(address)}/?$`, route];

/** The variables that differ between releases; the release that answers a request determines their values. */
export const chosen = ['page', 'screen', 'is_screen', 'policy'] as const;

/** A variable of one release. */
export const variable = (name: string, tag: string) => `$${name}_${tag}`;

/** The origin to name in policies; none on the usual port, which a page's own origin covers. */
const originOf = (host: string, port: number) => (port === 443 ? '' : `https://${host}:${port}`);

/**
 * The maps of one release: a host's page, whether there is a screen at an address, and the policy with the hashes of
 * inline styles and scripts. They are written once, with the release; `tag` makes its variables unique.
 */
export function releaseMaps(site: string, portal: Portal, tag: string): string[] {
  const hosts = portal.hosts ?? [];
  const own = (name: string) => variable(name, tag);
  const inLanguages = hosts.flatMap((one) =>
    tagsOf(portal, one).map((language): [string, string] => [
      `${one.host} ${languageOf(language) ?? language}`,
      address(pageFile(one.host, language)),
    ]),
  );
  const inlined = hosts.map((one) => [one.host, inlinedIn(pagesAt(site, portal, one))] as const);
  const screensAt = (one: Host) => `${oneOf(addressesIn(atHost(portal, one)))}/?$`;
  // Most hosts have the same screens.
  const sets = [...new Set(hosts.map(screensAt))];
  const policy = securityPolicy(
    {
      origins: calledOrigins(own('api_origin'), portal),
      styles: [own('inlined_styles')],
      scripts: [own('inlined_scripts')],
    },
    { 'report-to': 'csp' },
  );
  return [
    ...map('"$host $asked_language"', own('page_in_language'), '', inLanguages),
    ...map(
      '$host',
      own('first_page'),
      '',
      hosts.map((one) => [one.host, address(pageFile(one.host, tagsOf(portal, one)[0] ?? ''))]),
    ),
    ...map(own('page_in_language'), own('page'), own('page_in_language'), [['', own('first_page')]]),
    ...map('"$cookie_session_token$uri"', own('screen'), '', [
      screenAddress('/', portal.paths.signIn),
      ...ownRoutes(portal).map((route) => screenAddress(route, route)),
    ]),
    ...map(
      '$host',
      own('screens'),
      '',
      hosts.map((one) => [one.host, String(sets.indexOf(screensAt(one)))]),
    ),
    ...map(
      `"${own('screens')} $uri"`,
      own('is_screen'),
      '0',
      sets.map((addresses, index) => [`~^${index} ${addresses}`, '1']),
    ),
    ...map(
      '$host',
      own('api_origin'),
      '',
      hosts.map((one) => [one.host, originOf(one.host, atHost(portal, one).api.port)]),
    ),
    ...(['styles', 'scripts'] as const).flatMap((what) =>
      map(
        '$host',
        own(`inlined_${what}`),
        '',
        inlined.map(([host, hashes]) => [host, hashes[what].join(' ')]),
      ),
    ),
    ...map('$host', own('policy'), policy, []),
  ];
}
