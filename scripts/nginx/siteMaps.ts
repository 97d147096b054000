import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atHost } from '../../src/config/atHost.ts';
import type { Host } from '../../src/config/host.ts';
import type { Portal } from '../../src/config/portal.ts';
import { languageOf } from '../../src/text/languages.ts';
import { neutralPage, ownRoutes, pageFile, screenFile, tagsOf } from '../hosts/pages.ts';
import { inlinedIn } from '../hosts/withScreen.ts';
import { immutable, noStore } from '../vite/headers.ts';
import type { NginxOptions } from './options.ts';
import { block, exactly, map } from './text.ts';

/** The address of a route, as a regular expression. */
const addressOf = (route: string) =>
  route
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : exactly(part)))
    .join('/');

const oneOf = (patterns: readonly string[]) => `(${patterns.join('|')})`;

const addressesIn = ({ routes }: Portal) =>
  ['/', ...Object.keys(routes.public), ...Object.keys(routes.signedIn)].map(addressOf);

/** The address of a page, less its ending: the name of a screen may come between. */
const address = (page: string) => `/${page.replace(/\.html$/, '')}`;

/** The pages of a host in a build, or those of every other host. */
function pagesAt(site: string, portal: Portal, own?: Host): string[] {
  const pages = own ? tagsOf(portal, own).map((tag) => pageFile(own.host, tag)) : [neutralPage];
  const files = pages.flatMap((page) => [
    page,
    ...ownRoutes(atHost(portal, own)).map((route) => screenFile(page, route)),
  ]);
  return files.map((file) => {
    try {
      return readFileSync(join(site, file), 'utf8');
    } catch {
      throw new Error(`There is no ${file} in ${site}. Run \`npm run hosts\`.`);
    }
  });
}

/** The hashes of what is written in the pages of each host. */
function inlinedMaps(site: string, portal: Portal): string[] {
  const [elsewhere, ...others] = [undefined, ...(portal.hosts ?? [])].map(
    (own) => [own?.host ?? '', inlinedIn(pagesAt(site, portal, own))] as const,
  );
  return (['styles', 'scripts'] as const).flatMap((what) =>
    map(
      '$host',
      `$inlined_${what}`,
      (elsewhere?.[1][what] ?? []).join(' '),
      others.map(([host, inlined]) => [host, inlined[what].join(' ')]),
    ),
  );
}

/** The address of a visitors' screen with a page of its own, after the token of a session: there is none. */
const screenAddress = (address: string, route: string): [string, string] => [`~^${exactly(address)}/?$`, route];

/** What the pages' server looks up: the host's page, its API, and whether there is a screen at an address. */
export function siteMaps(portal: Portal, { site }: NginxOptions): string[] {
  const hosts = portal.hosts ?? [];
  const inLanguages = hosts.flatMap((own) =>
    tagsOf(portal, own).map((tag): [string, string] => [
      `${own.host} ${languageOf(tag) ?? tag}`,
      address(pageFile(own.host, tag)),
    ]),
  );
  const languages = [...new Set(hosts.flatMap((own) => tagsOf(portal, own)).map((tag) => languageOf(tag) ?? tag))];
  const first = hosts.map((own): [string, string] => [
    own.host,
    address(pageFile(own.host, tagsOf(portal, own)[0] ?? '')),
  ]);
  const origins = hosts.map((own): [string, string] => {
    const { port } = atHost(portal, own).api;
    return [own.host, `https://${own.host}${port === 443 ? '' : `:${port}`}`];
  });
  const screensAt = (own?: Host) => `${oneOf(addressesIn(atHost(portal, own)))}/?$`;
  // Most hosts have the same screens.
  const sets = [...new Set([undefined, ...hosts].map(screensAt))];
  return [
    '# The page of a host in the first language of these that the browser asks for; any other host has the neutral one.',
    ...map('$http_accept_language', '$asked_language', '', [
      [`~*(?:^|,)\\s*(?<primary>${languages.join('|')})\\b`, '$primary'],
    ]),
    ...map('"$host $asked_language"', '$page_in_language', '', inLanguages),
    ...map('$host', '$first_page', address(neutralPage), first),
    ...map('$page_in_language', '$page', '$page_in_language', [['', '$first_page']]),
    "# The page of a visitors' screen has it in it; to who has a session, it is not the one to show.",
    ...map('"$cookie_session_token$uri"', '$screen', '', [
      screenAddress('/', portal.paths.signIn),
      ...ownRoutes(portal).map((route) => screenAddress(route, route)),
    ]),
    '# What the policy allows in these pages, by its hash.',
    ...inlinedMaps(site, portal),
    '',
    "# The origin of a host's API.",
    ...map('$host', '$api_origin', '', origins),
    '',
    '# Whether there is a screen at an address of a host, by its set of screens.',
    ...map(
      '$host',
      '$screens',
      '0',
      hosts.map((own) => [own.host, String(sets.indexOf(screensAt(own)))]),
    ),
    ...map(
      '"$screens $uri"',
      '$is_screen',
      '0',
      sets.map((addresses, index) => [`~^${index} ${addresses}`, '1']),
    ),
    '',
    '# The best encoding that the browser takes, and the one of the file that is sent.',
    ...map('$http_accept_encoding', '$suffix', '', [
      ['~*\\bbr\\b', '.br'],
      ['~*\\bgzip\\b', '.gz'],
    ]),
    ...block('map $uri $sent_encoding', 'volatile;', 'default "";', '~\\.br$ br;', '~\\.gz$ gzip;'),
    '',
    '# Files of the build never change; one that is missing may still come.',
    ...block('map $status $asset_cache', `default "${noStore}";`, `~^[23] "${immutable}";`),
  ];
}
