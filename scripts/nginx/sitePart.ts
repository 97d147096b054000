import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atHost } from '../../src/config/atHost.ts';
import type { Host } from '../../src/config/host.ts';
import type { Portal } from '../../src/config/portal.ts';
import { languageOf } from '../../src/text/languages.ts';
import { neutralPage, ownRoutes, pageFile, screenFile, tagsOf } from '../hosts/pages.ts';
import { inlinedIn } from '../hosts/withScreen.ts';
import { calledOrigins, immutable, noStore, plainHeaders, securityPolicy } from '../vite/headers.ts';
import type { NginxOptions } from './options.ts';
import { block, exactly, headers, listening, map } from './text.ts';

const headersFile = 'headers.conf';

/** The headers of every file and page. */
export const securityHeaders = (portal: Portal): string[] =>
  headers({
    'Content-Security-Policy': securityPolicy(
      {
        origins: calledOrigins('$api_origin', portal),
        styles: ['$inlined_styles'],
        scripts: ['$inlined_scripts'],
      },
      { 'report-to': 'csp' },
    ),
    'Reporting-Endpoints': 'csp=\\"/reports\\"',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    ...plainHeaders,
  });

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
const screenAddress = (address: string, route: string): [string, string] => [`~^${exactly(address)}$`, route];

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

const javascript = 'text/javascript; charset=utf-8';

/** Types of files that are sent compressed: the build has a `.br` and a `.gz` beside them. */
const compressed: readonly (readonly [type: string, endings: string])[] = [
  [javascript, 'm?js'],
  ['text/css; charset=utf-8', 'css'],
  ['image/svg+xml', 'svg'],
  ['application/json', 'json'],
];

const otherTypes = block(
  'types',
  'text/html html;',
  'text/plain txt;',
  'application/pdf pdf;',
  'application/wasm wasm;',
  'image/png png;',
  'image/jpeg jpg jpeg;',
  'image/webp webp;',
  'image/x-icon ico;',
  'font/woff2 woff2;',
  'font/ttf ttf pfb;',
);

/** Sends a file of one type as it is compressed best; the type cannot be told from its last ending. */
const sendCompressed = (type: string, cacheControl: string): string[] => [
  'types { }',
  `default_type "${type}";`,
  'try_files $uri$suffix $uri =404;',
  `include ${headersFile};`,
  ...headers({ 'Cache-Control': cacheControl, 'Content-Encoding': '$sent_encoding', Vary: 'Accept-Encoding' }),
];

const plainText = (cacheControl: string) => [
  'types { }',
  'default_type "text/plain; charset=utf-8";',
  `include ${headersFile};`,
  ...headers({ 'Cache-Control': cacheControl }),
];

/** The files that footers link to; the operator puts them beside the pages. */
function linkedFiles(portal: Portal): string[] {
  const hosts = [undefined, ...(portal.hosts ?? [])];
  const links = hosts.flatMap((own) => atHost(portal, own).footer.links.map(({ href }) => href.split(/[?#]/)[0] ?? ''));
  return [...new Set(links.filter((path) => /^\/[\w./-]+\.[a-z0-9]+$/i.test(path)))];
}

/** The server of the pages and their files. */
export function siteServer(portal: Portal, { listen, port, site }: NginxOptions): string[] {
  const names = (portal.hosts ?? []).map(({ host }) => host);
  return block(
    'server',
    ...listening(listen, [port], ' ssl http2 default_server'),
    `server_name ${names.join(' ')};`,
    `root "${site}";`,
    '# Errors are logged with the address, and that of a reset link holds its token.',
    'error_log logs/error.log crit;',
    'error_page 404 $page.html;',
    '',
    ...block('location /', 'if ($is_screen = 0) { return 404; }', 'rewrite ^ $page$screen.html last;'),
    '',
    ...block(
      'location ~ ^/(index|hosts/[^/]+/[A-Za-z0-9-]+)(/.+)?\\.html$',
      'internal;',
      ...sendCompressed('text/html; charset=utf-8', noStore),
    ),
    '',
    '# Never a page in the place of a file: an outdated page would run it.',
    ...block(
      'location /assets/',
      ...otherTypes,
      'error_page 404 @missing;',
      'try_files $uri =404;',
      `include ${headersFile};`,
      ...headers({ 'Cache-Control': '$asset_cache' }),
    ),
    ...compressed.flatMap(([type, endings]) =>
      block(
        `location ~ ^/assets/.+\\.${endings}$`,
        'error_page 404 @missing;',
        ...sendCompressed(type, '$asset_cache'),
      ),
    ),
    ...block('location @missing', ...plainText(noStore), 'return 404 "Not found\\n";'),
    '',
    ...block('location ~ ^/(mockServiceWorker|sw)\\.js$', ...sendCompressed(javascript, noStore)),
    ...(portal.eventHook
      ? block(
          `location = ${portal.eventHook.script}`,
          'error_page 404 @missing;',
          ...sendCompressed(javascript, noStore),
        )
      : []),
    ...block('location = /licences.txt', ...sendCompressed('text/plain; charset=utf-8', noStore)),
    ...linkedFiles(portal).flatMap((path) =>
      block(
        `location = ${path}`,
        ...otherTypes,
        'error_page 404 @missing;',
        'try_files $uri =404;',
        `include ${headersFile};`,
        ...headers({ 'Cache-Control': noStore }),
      ),
    ),
    '',
    ...block('location = /health', ...plainText(noStore), 'return 200 "ok\\n";'),
    '# Where browsers report what the policy refused; the log has the time and the host.',
    ...block('location = /reports', 'access_log logs/reports.log plain;', ...plainText(noStore), 'return 204;'),
  );
}
