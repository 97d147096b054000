import { exactly } from '../hosts/calls.ts';
import type { Facts } from '../hosts/facts.ts';
import { block, type Lines, oneOf, quoted, raw, type Served } from './blocks.ts';
import type { ServerOptions } from './options.ts';

/** In megabytes; the portal itself refuses larger files, and other calls have a few hundred characters. */
const limits = { upload: 25, call: 1 };
/** How long a browser may remember a preflight, in seconds: Chromium's limit. */
const preflightSeconds = 7200;
/** In seconds, and longer than the portal waits, since the portal's message says more than a gateway's. */
export const patience = (portalMs: number) => `${Math.ceil(portalMs / 1000) + 15}s`;
/**
 * How long an idle connection to the API is kept: less than the API keeps it. Node's servers close theirs after five
 * seconds, and a command sent over a closing connection is lost without anybody noticing.
 */
const idle = '4s';
/** How long a client should wait before it asks a paused host again. */
export const pausedSeconds = 60;
/** A text in JSON, without what would end it in backticks or what Caddy takes for a placeholder. */
const inJson = (text: string) =>
  JSON.stringify(text).replace(/[`{}]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
/** The headers of an answer that the portal reads. */
const read = ['Content-Type', 'Content-Length', 'Content-Disposition', 'Content-Encoding', 'Retry-After'];

/** Headers of the API's answers: they are data, which a browser must not run, frame or store. */
const answerHeaders = ({ headers, caching }: Facts, ...more: string[]): Lines =>
  block(
    'header',
    `Content-Security-Policy "default-src 'none'; frame-ancestors 'none'"`,
    `X-Content-Type-Options ${headers['X-Content-Type-Options']}`,
    `Strict-Transport-Security ${quoted(headers['Strict-Transport-Security'] ?? '')}`,
    `Cache-Control ${quoted(caching.others)}`,
    'Access-Control-Allow-Origin https://{host}',
    'Access-Control-Expose-Headers "content-disposition, retry-after"',
    'Vary Origin',
    ...more,
  );

/** What the access log has of a call: the release, and the id of the request if the pages send one. */
const logged = ({ api: { headers, requestId } }: Facts, name: string) =>
  `release;desc=${name}${headers.includes(requestId) ? `, request;desc={header.${requestId}}` : ''}`;

const variable = (name: string) => name.toLowerCase().replaceAll('-', '_');
const isGiven = (name: string) => `@${name} expression {vars.${name}} != ""`;

/** Lets only those headers of an answer through that the portal reads; the last line, which removes all, acts first. */
export const answer = (facts: Facts, { name }: Served): Lines =>
  block(
    '(answer)',
    ...block(
      'handle_response',
      ...block(
        'route',
        ...block('vars', ...read.map((name) => `read_${variable(name)} {http.reverse_proxy.header.${name}}`)),
        ...answerHeaders(
          facts,
          `Server-Timing "api;dur={http.reverse_proxy.upstream.latency_ms}, ${logged(facts, name)}"`,
          'defer',
        ),
        ...read.flatMap((name) => [
          isGiven(`read_${variable(name)}`),
          ...block(`header @read_${variable(name)}`, `${name} {vars.read_${variable(name)}}`, 'defer'),
        ]),
        ...block('header', '-**', 'defer'),
        'copy_response',
      ),
    ),
  );

/** Sends a call on to an origin, under that origin's own name unless it has another one. */
const forward = (facts: Facts, options: ServerOptions, origin: string, name = '{upstream_hostport}'): Lines =>
  block(
    `reverse_proxy ${origin}`,
    `header_up Host ${name}`,
    'header_up X-Forwarded-Proto https',
    ...(options.trustedProxies.length > 0 ? [`trusted_proxies ${options.trustedProxies.join(' ')}`] : []),
    ...block(
      'transport http',
      'dial_timeout 10s',
      `response_header_timeout ${patience(facts.api.timeoutMs)}`,
      `keepalive ${idle}`,
      ...(origin.startsWith('https:') && options.apiCa ? [`tls_trusted_ca_certs ${quoted(options.apiCa)}`] : []),
      // Otherwise that of the address, which an API behind a balancer may not have.
      ...(origin.startsWith('https:') && options.apiHost ? [`tls_server_name ${options.apiHost.split(':')[0]}`] : []),
    ),
    'import answer',
  );

/** Replaces the base path. Caddy decodes the path for that, so a call with an escaped slash would be another one. */
const moved = (base: string): Lines => [
  '@escaped vars_regexp target (?i)%(2f|5c|2e)',
  'respond @escaped 404',
  'uri strip_prefix /api',
  `rewrite * ${base}{uri}`,
];

/** Refuses larger bodies, those without a known length when they pass the limit. */
const atMost = (matcher: string, megabytes: number): Lines =>
  block(
    `route ${matcher}`,
    `@large expression {header.Content-Length}.matches("^[0-9]+$") && int({header.Content-Length}) > ${megabytes}000000`,
    'respond @large 413',
    ...block('request_body', `max_size ${megabytes}MB`),
  );

/** The calls of the description, with their headers, and nothing else. */
export function api(facts: Facts, { name }: Served, options: ServerOptions): Lines {
  const { calls, uploads, headers, domain, endPoint, endPointHosts, requestId } = facts.api;
  const methods = Object.keys(calls);
  const known = Object.entries(calls).map(([method, paths]) => `${method} /api${oneOf(paths)}`);
  const fromProxy = options.trustedProxies.length > 0 ? ['X-Forwarded-For'] : [];
  const passed = [
    'Authorization',
    'Content-Type',
    'Accept',
    ...headers.filter((name) => name !== domain),
    ...fromProxy,
  ];
  // The id of a request, too, so that switching it on needs nothing else.
  const allowed = new Set(['Authorization', 'Content-Type', ...headers, requestId].map((name) => name.toLowerCase()));
  const upload = raw(`^/api${oneOf(uploads)}$`);
  const base = options.api.pathname.replace(/\/+$/, '');
  const elsewhere = (host: string) => raw(`^https://${exactly(host)}((?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)/?$`);
  return block(
    '(api)',
    ...block(
      'route /api/*',
      ...answerHeaders(facts, `Server-Timing "${logged(facts, name)}"`),
      'header -Server',
      "# Only the host's own pages may call; clients that are not pages send no origin.",
      ...block('@foreign', 'header Origin *', 'not header Origin https://{host}'),
      'respond @foreign 403',
      '@preflight method OPTIONS',
      ...block(
        'route @preflight',
        `header Access-Control-Allow-Methods ${quoted(methods.join(', '))}`,
        `header Access-Control-Allow-Headers ${quoted([...allowed].join(', '))}`,
        `header Access-Control-Max-Age ${preflightSeconds}`,
        'respond 204',
      ),
      ...facts.hosts.flatMap(({ host, paused }, index) =>
        paused
          ? [
              `@paused${index} host ${host}`,
              ...block(
                `route @paused${index}`,
                'header Content-Type application/json',
                `header Retry-After ${pausedSeconds}`,
                `respond ${raw(`{"status":"error","message":${inJson(paused.message)}}`)} 503`,
              ),
            ]
          : [],
      ),
      `@otherMethod not method ${methods.join(' ')}`,
      'respond @otherMethod 405',
      'vars target "{method} {uri}"',
      `@unknown not vars_regexp target ${raw(`^${oneOf(known)}$`)}`,
      'respond @unknown 404',
      `@upload path_regexp ${upload}`,
      ...atMost('@upload', limits.upload),
      `@other not path_regexp ${upload}`,
      ...atMost('@other', limits.call),
      '# Described headers alone go on: what claims another sender, address or method stays here.',
      ...block('vars', 'host {host}', ...passed.map((name) => `${variable(name)} {header.${name}}`)),
      'request_header -**',
      'request_header Host {vars.host}',
      `request_header ${domain} {vars.host}`,
      ...passed.flatMap((name) => [
        isGiven(variable(name)),
        `request_header @${variable(name)} ${name} {vars.${variable(name)}}`,
      ]),
      '# A sign-in may direct calls to another address, if the config lists its host.',
      ...endPointHosts.flatMap((host, index) => [
        `@end${index} vars_regexp end${index} ${variable(endPoint)} ${elsewhere(host)}`,
        ...block(`route @end${index}`, ...moved(`{re.end${index}.1}`), ...forward(facts, options, `https://${host}`)),
      ]),
      `respond @${variable(endPoint)} 403`,
      ...(base === '/api' ? [] : moved(base)),
      ...forward(facts, options, options.api.origin, options.apiHost),
    ),
  );
}
