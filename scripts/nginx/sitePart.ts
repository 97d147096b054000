import { atHost } from '../../src/config/atHost.ts';
import type { Portal } from '../../src/config/portal.ts';
import { calledOrigins, noStore, plainHeaders, securityPolicy } from '../vite/headers.ts';
import type { NginxOptions } from './options.ts';
import { block, headers, listening } from './text.ts';

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
  'application/octet-stream bcmap;',
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
