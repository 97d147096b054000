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

/** The types of files that are sent compressed: the build has a `.br` and a `.gz` next to each. */
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

/** The headers of every response, whatever its source or status; nginx adds each once. */
export const siteHeaders = headers({
  'Content-Security-Policy': '$policy',
  'Reporting-Endpoints': 'csp="/reports"',
  'Strict-Transport-Security': '$transport_security',
  ...plainHeaders,
  'Cache-Control': '$cache_control',
  'Content-Encoding': '$sent_encoding',
  Vary: '$varies',
});

/** The maps of the pages' server: which release answers, and the values of that release. */
export function siteMaps(
  builds: readonly Build[],
  live: Build,
  { languages }: Facts,
  { plain }: NginxOptions,
): string[] {
  return [
    '# The release that answers a request, even if another one goes live meanwhile. A worker that does not know the live',
    '# release answers from the latest one that it knows.',
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
    '# The language that the browser prefers.',
    ...map('$http_accept_language', '$asked_language', '', best(languages)),
    '',
    ...builds.flatMap(({ name, maps }) => [`# ${name || 'The build.'}`, ...maps, '']),
    '# The best encoding that the browser accepts, and the encoding of the file that is sent.',
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
      '# The page for unknown addresses; a missing file is answered with plain text instead.',
      '"~^404 /hosts/.*\\.br$" br;',
    ),
    ...block(
      'map $uri $varies',
      'volatile;',
      'default "";',
      '"~\\.(html|m?js|css|svg|json|txt)(\\.(br|gz))?$" "Accept-Encoding";',
    ),
    '',
    '# Files of the build never change, but a missing one may still arrive.',
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
    "# What the policy refused: the directive, and an origin or a keyword. Pages' addresses are not logged.",
    ...map('$request_body', '$violated', '-', [
      ['~"effective-?[dD]irective"\\s*:\\s*"(?<violated_name>[a-z-]+)', '$violated_name'],
    ]),
    ...map('$request_body', '$refused', '-', [
      ['~"blocked-?(URL|uri)"\\s*:\\s*"(?<refused_name>[a-z-]+(://[\\w.:-]+)?)', '$refused_name'],
    ]),
  ];
}

/** Sends the best compressed form of a file. Its type has to be given, since the last ending does not show it. */
const sendCompressed = (type: string, ...otherwise: string[]): string[] => [
  'types { }',
  `default_type "${type}";`,
  `try_files ${['$uri$suffix', '$uri', ...otherwise].join(' ')} =404;`,
];

const missing = 'error_page 404 @missing;';

/** The folders that are served: of the answering release, of the live one, and of the operator's own files. */
export function foldersOf(site: string, live: Build) {
  return live.name === ''
    ? { release: site, current: site, own: site }
    : { release: `${site}/releases/$release`, current: `${site}/current`, own: `${site}/own` };
}

/** The server for the pages and their files. */
export function siteServer(facts: Facts, live: Build, options: NginxOptions): string[] {
  const { port, site } = options;
  const folders = foldersOf(site, live);
  const release = `root ${quoted(folders.release)};`;
  const own = `root ${quoted(folders.own)};`;
  const sharesOrigin = facts.hosts.filter((host) => portOfApi(facts, host, options) === undefined);
  return [
    '# Other names than those of the hosts get no page.',
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
      '# Looked up before anything else, so that the whole answer comes from one release.',
      'set $answers_from $release;',
      '# Error logs include the address, and the address of a reset link holds its token.',
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
        '# Pages are stored only with Brotli.',
        'gzip on;',
        'gzip_min_length 1024;',
        'gzip_types *;',
      ),
      '',
      '# Never answers with a page in place of a file, since an outdated page would run it as a script.',
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
      '# Names the live release, if there are releases.',
      ...block(
        'location = /health',
        'types { }',
        `default_type "${plainText}";`,
        live.name === '' ? 'return 200 "ok\\n";' : 'return 200 "ok $release\\n";',
      ),
      '# Where browsers report what the policy refused. nginx reads the body only because the request is mirrored.',
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
