import { immutable, noStore, plainHeaders, transportSecurity } from '../vite/headers.ts';
import { best, takes } from './accepted.ts';
import { apiLocations } from './apiPart.ts';
import type { Build } from './builds.ts';
import { type Facts, portOfApi } from './facts.ts';
import type { NginxOptions } from './options.ts';
import { chosen, variable } from './releaseMaps.ts';
import { block, headers, listening, map, quoted, rejecting, tls } from './text.ts';

const javascript = 'text/javascript; charset=utf-8';
const plainText = 'text/plain; charset=utf-8';

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
  'application/octet-stream bcmap;',
);

/** Headers of every response, whatever its source or status; nginx adds each once. */
export const siteHeaders = headers({
  'Content-Security-Policy': '$policy',
  'Reporting-Endpoints': 'csp="/reports"',
  'Strict-Transport-Security': '$transport_security',
  ...plainHeaders,
  'Cache-Control': '$cache_control',
  'Content-Encoding': '$sent_encoding',
  Vary: '$varies',
});

/** What the pages' server looks up: which release answers, and from it what that says. */
export function siteMaps(
  builds: readonly Build[],
  live: Build,
  { languages }: Facts,
  { plain }: NginxOptions,
): string[] {
  return [
    '# The release that a request is answered from, whatever is switched meanwhile. To a worker that does not know the',
    '# one that is live now, it is the last one that it knows.',
    ...map(
      '$realpath_root',
      '$release',
      live.name,
      builds.filter(({ name }) => name !== '').map(({ name }) => [`~/${name}$`, name]),
    ),
    ...chosen.flatMap((name) =>
      map(
        '$release',
        `$${name}`,
        variable(name, live.tag),
        builds.map((build) => [build.name, variable(name, build.tag)]),
      ),
    ),
    '',
    '# The language that the browser would rather have than the others.',
    ...map('$http_accept_language', '$asked_language', '', best(languages)),
    '',
    ...builds.flatMap(({ name, maps }) => [`# ${name || 'What is in the build.'}`, ...maps, '']),
    '# The best encoding that the browser takes, and the one of the file that is sent.',
    ...map('$http_accept_encoding', '$suffix', '', [
      [takes('br'), '.br'],
      [takes('gzip'), '.gz'],
    ]),
    ...block(
      'map "$status $uri" $sent_encoding',
      'volatile;',
      'default "";',
      '"~^(200|304) .*\\.br$" br;',
      '"~^(200|304) .*\\.gz$" gzip;',
      '# The page of an unknown address; a file that is missing is said in words.',
      '"~^404 /hosts/.*\\.br$" br;',
    ),
    ...block(
      'map $uri $varies',
      'volatile;',
      'default "";',
      '"~\\.(html|m?js|css|svg|json|txt)(\\.(br|gz))?$" "Accept-Encoding";',
    ),
    '',
    '# Files of the build never change; one that is missing may still come.',
    ...block(
      'map "$status $uri" $cache_control',
      'volatile;',
      `default "${noStore}";`,
      `"~^(200|304) /assets/" "${immutable}";`,
    ),
    ...(plain
      ? map('$host', '$transport_security', transportSecurity, [])
      : map('$https', '$transport_security', '', [['on', transportSecurity]])),
    '',
    "# What the policy refused: the directive, and an origin or a word; of a page's address nothing is kept.",
    ...map('$request_body', '$violated', '-', [
      ['~"effective-?[dD]irective"\\s*:\\s*"(?<violated_name>[a-z-]+)', '$violated_name'],
    ]),
    ...map('$request_body', '$refused', '-', [
      ['~"blocked-?(URL|uri)"\\s*:\\s*"(?<refused_name>[a-z-]+(://[\\w.:-]+)?)', '$refused_name'],
    ]),
  ];
}

/** Sends a file of one type as it is compressed best; the type cannot be told from its last ending. */
const sendCompressed = (type: string, ...otherwise: string[]): string[] => [
  'types { }',
  `default_type "${type}";`,
  `try_files ${['$uri$suffix', '$uri', ...otherwise].join(' ')} =404;`,
];

const missing = 'error_page 404 @missing;';

/** The folders of what is served: that of the release, that of the live one, and that of the operator's own files. */
export function foldersOf(site: string, live: Build) {
  return live.name === ''
    ? { release: site, current: site, own: site }
    : { release: `${site}/releases/$release`, current: `${site}/current`, own: `${site}/own` };
}

/** The server of the pages and their files. */
export function siteServer(facts: Facts, live: Build, options: NginxOptions): string[] {
  const { port, site } = options;
  const folders = foldersOf(site, live);
  const release = `root ${quoted(folders.release)};`;
  const own = `root ${quoted(folders.own)};`;
  const sharesOrigin = facts.hosts.filter((host) => portOfApi(facts, host, options) === undefined);
  return [
    '# Names that are not those of the hosts get no page.',
    ...block(
      'server',
      ...listening(options, [port], ' default_server'),
      'server_name _;',
      ...rejecting(options),
      'return 421;',
    ),
    '',
    ...block(
      'server',
      ...listening(options, [port]),
      `server_name ${facts.hosts.map(({ host }) => host).join(' ')};`,
      ...tls(options),
      '# Looked up now, before anything else is: all of this answer is from one release.',
      'set $answers_from $release;',
      '# Errors are logged with the address, and that of a reset link holds its token.',
      `error_log ${options.container ? 'stderr' : 'logs/error.log'} crit;`,
      'error_page 404 $page.html;',
      'limit_conn connections 2000;',
      'include own/pages*.conf;',
      '',
      ...block('location /', 'if ($is_screen = 0) { return 404; }', 'rewrite ^ $page$screen.html last;'),
      '',
      ...block(
        'location ~ ^/hosts/[^/]+/[A-Za-z0-9-]+(/.+)?\\.html$',
        'internal;',
        release,
        ...sendCompressed('text/html; charset=utf-8', '$page.html$suffix', '$page.html'),
        '# A page is there with Brotli alone.',
        'gzip on;',
        'gzip_min_length 1024;',
        'gzip_types *;',
      ),
      '',
      '# Never a page in the place of a file: an outdated page would run it.',
      ...block('location /assets/', ...otherTypes, missing, 'try_files $uri =404;'),
      ...compressed.flatMap(([type, endings]) =>
        block(`location ~ ^/assets/.+\\.${endings}$`, missing, ...sendCompressed(type)),
      ),
      ...block('location @missing', 'types { }', `default_type "${plainText}";`, 'return 404 "Not found\\n";'),
      '',
      ...block('location ~ ^/(mockServiceWorker|sw)\\.js$', release, ...sendCompressed(javascript)),
      ...block('location = /licences.txt', release, ...sendCompressed(plainText)),
      ...facts.scripts.flatMap((path) => block(`location = ${path}`, own, missing, ...sendCompressed(javascript))),
      ...facts.linked.flatMap((path) =>
        block(`location = ${path}`, own, ...otherTypes, missing, 'try_files $uri =404;'),
      ),
      '',
      '# Which release is live, where there are releases.',
      ...block(
        'location = /health',
        'types { }',
        `default_type "${plainText}";`,
        live.name === '' ? 'return 200 "ok\\n";' : 'return 200 "ok $release\\n";',
      ),
      '# Where browsers report what the policy refused. A mirrored request is one whose body nginx reads.',
      ...block(
        'location = /reports',
        `access_log ${options.container ? '/dev/stdout' : 'logs/reports.log'} reports;`,
        'client_max_body_size 64k;',
        'client_body_buffer_size 64k;',
        'limit_req zone=reports burst=100 nodelay;',
        'error_page 404 405 =204 @received;',
        'mirror /received;',
      ),
      ...block('location = /received', 'internal;', 'return 204;'),
      ...block(
        'location @received',
        `access_log ${options.container ? '/dev/stdout' : 'logs/reports.log'} reports;`,
        'return 204;',
      ),
      ...(sharesOrigin.length > 0 ? ['', ...apiLocations(facts, options)] : []),
    ),
  ];
}
