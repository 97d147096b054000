import { isIP } from 'node:net';
import { type Facts, portOfApi } from './facts.ts';
import type { NginxOptions } from './options.ts';
import { block, exactly, headers, listening, map, quoted, rejecting, tls } from './text.ts';

/** The portal itself refuses larger files. */
const uploadLimit = '25m';
/** In seconds, and longer than the portal waits, since the portal's message says more than a gateway's. */
const patience = ({ timeoutMs }: Facts) => Math.ceil(timeoutMs / 1000) + 15;
/** How long a browser may remember a preflight, in seconds: Chromium's limit. */
const preflightSeconds = 7200;
/**
 * How long an idle connection to the API is kept, in seconds: less than the API keeps it. Node's servers close theirs
 * after five, and a command sent over a closing connection is lost without anybody noticing.
 */
const idleSeconds = 4;

const allowedHeaders = ({ headers: { all } }: Facts) =>
  ['authorization', 'content-type', ...all].map((name) => name.toLowerCase()).join(', ');

/** Whether the API's address is a name, which may resolve to another address later. */
export const isNamed = ({ hostname }: URL): boolean =>
  hostname !== 'localhost' && isIP(hostname.replace(/[[\]]/g, '')) === 0;

const addressOf = ({ hostname, protocol, port }: URL) => `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;

const oneOf = (patterns: readonly string[]) => `(${patterns.join('|')})`;

const methodsOf = ({ otherCalls = {} }: Facts) => ['POST', ...Object.keys(otherCalls)];

/** The call that an address is; empty if the description has no such call with this method. */
function callMap({ calls, otherCalls }: Facts): string[] {
  const line = (method: string, patterns: readonly string[]) =>
    `${quoted(`~^${method}/api(?<call>${oneOf(patterns)})$`)} $call;`;
  if (!otherCalls) return block('map $request_uri $api_call', 'default "";', line('', calls));
  const lines = Object.entries({ POST: calls, ...otherCalls }).map(([method, patterns]) =>
    line(`${method} `, patterns),
  );
  return block('map "$request_method $request_uri" $api_call', 'default "";', ...lines);
}

/** The condition for methods that no call uses. */
const refusal = (facts: Facts) =>
  facts.otherCalls ? `if ($request_method !~ ^${oneOf(methodsOf(facts))}$)` : 'if ($request_method != POST)';

/** Matches an end point at a host, which the config may name with a port. */
const endPoint = (host: string) =>
  `~^(?<end_point>https://(?<end_point_host>${exactly(host)})(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)/?$`;

/** The maps of the API's server: where a call goes, and which page may make it. */
export function apiMaps(facts: Facts, { api, apiHost, port }: NginxOptions): string[] {
  const base = `${api.protocol}//api${api.pathname.replace(/\/+$/, '') || '/api'}`;
  const asked = `$http_${facts.headers.endPoint.toLowerCase().replaceAll('-', '_')}`;
  // If nginx listens on another port than 443, a proxy in front of it may still serve the pages on 443.
  const pagePorts = port === 443 ? [''] : ['', `:${port}`];
  return [
    '# Where a call goes: to the API, or to an end point that the config allows, and nowhere else.',
    ...map(asked, '$api_base', '', [
      ['', base],
      ...facts.endPointHosts.map((host): [string, string] => [endPoint(host), '$end_point']),
    ]),
    '# The Host header of calls, and the name that the certificate of the API has to be for.',
    ...map('$end_point_host', '$api_host', '$end_point_host', [['', apiHost ?? api.host]]),
    ...map('$api_host', '$api_name', '', [['~^(?<api_name_only>.+?)(:\\d+)?$', '$api_name_only']]),
    ...callMap(facts),
    '',
    '# Calls that could guess passwords or email addresses are counted separately.',
    ...map('$uri', '$attempt_from', '', [[`~^/api${oneOf(facts.attempts)}$`, '$binary_remote_addr']]),
    '',
    "# The pages that may call the API of a host: only the host's own.",
    ...map(
      '"$host $http_origin"',
      '$cors_origin',
      '',
      facts.hosts.flatMap(({ host }) =>
        pagePorts.map((one) => [`${host} https://${host}${one}`, '$http_origin'] as const),
      ),
    ),
    '# Whether a page of another site calls; clients that are not pages send no origin.',
    ...map('"$cors_origin|$http_origin"', '$is_foreign', '1', [
      ['|', '0'],
      ['~^.+\\|', '0'],
    ]),
    ...map('$request_method', '$preflight_methods', '', [['OPTIONS', methodsOf(facts).join(', ')]]),
    ...map('$request_method', '$preflight_headers', '', [['OPTIONS', allowedHeaders(facts)]]),
    ...map('$request_method', '$preflight_age', '', [['OPTIONS', String(preflightSeconds)]]),
    ...map('$status', '$retry_after', '', [['429', '10']]),
    '',
    ...block('upstream api', `server ${addressOf(api)};`, 'keepalive 32;', `keepalive_timeout ${idleSeconds}s;`),
  ];
}

/** The answers of the API are data, so a browser must not run, frame or store them. */
const answerHeaders = headers({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': '$transport_security',
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '$cors_origin',
  'Access-Control-Allow-Methods': '$preflight_methods',
  'Access-Control-Allow-Headers': '$preflight_headers',
  'Access-Control-Max-Age': '$preflight_age',
  'Access-Control-Expose-Headers': 'content-disposition, retry-after',
  'Retry-After': '$retry_after',
  Vary: 'Origin',
});

/** The headers of an answer that are not passed on: those that this server sets itself, and those meant for pages. */
const hidden = [
  ...['Origin', 'Methods', 'Headers', 'Credentials', 'Private-Network'].map((name) => `Access-Control-Allow-${name}`),
  ...['Access-Control-Max-Age', 'Access-Control-Expose-Headers', 'Strict-Transport-Security'],
  ...['X-Content-Type-Options', 'Cache-Control', 'Vary', 'Content-Security-Policy'],
  ...['Content-Security-Policy-Report-Only', 'Reporting-Endpoints', 'Report-To', 'NEL', 'Alt-Svc', 'Link'],
  ...['Set-Cookie', 'Clear-Site-Data', 'Refresh', 'X-Powered-By', 'Service-Worker-Allowed', 'SourceMap'],
];

/** The headers of an answer that nginx would act on. */
const ignored = ['Redirect', 'Expires', 'Limit-Rate', 'Buffering', 'Charset'].map((name) => `X-Accel-${name}`);

/** Headers that a client may not send to the API: they claim another sender, address or method. */
const cleared = [
  ...['Cookie', 'Forwarded', 'Via', 'X-Real-IP', 'X-Client-IP', 'X-Forwarded-Port', 'X-Forwarded-Prefix'],
  ...['X-Forwarded-Server', 'X-Original-URL', 'X-Rewrite-URL', 'X-HTTP-Method', 'X-HTTP-Method-Override'],
  ...['X-Method-Override', 'X-Host', 'Proxy'],
];

/** Passes on the calls that the description has. */
export function apiLocations(facts: Facts, options: NginxOptions): string[] {
  const seconds = `${patience(facts)}s`;
  const { resolvers, apiCa } = options;
  const location = (where: string, ...more: string[]) =>
    block(
      `location ${where}`,
      ...answerHeaders,
      ...more,
      'limit_req zone=calls burst=3000 nodelay;',
      'limit_req zone=attempts burst=200 nodelay;',
      `client_body_timeout ${seconds};`,
      `send_timeout ${seconds};`,
      ...(resolvers.length > 0 ? [`resolver ${resolvers.join(' ')} valid=60s;`] : []),
      'if ($is_foreign) { return 403; }',
      'if ($request_method = OPTIONS) { return 204; }',
      `${refusal(facts)} { return 405; }`,
      'if ($api_call = "") { return 404; }',
      'if ($api_base = "") { return 403; }',
      'proxy_pass $api_base$api_call;',
      'proxy_http_version 1.1;',
      'proxy_set_header Connection "";',
      'proxy_set_header Host $api_host;',
      '# The session is in the body; cookies are not for the API.',
      ...cleared.map((name) => `proxy_set_header ${name} "";`),
      `proxy_set_header ${facts.headers.domain} $host;`,
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Host $host;',
      'proxy_set_header X-Forwarded-Proto https;',
      'proxy_ssl_server_name on;',
      'proxy_ssl_name $api_name;',
      'proxy_ssl_verify on;',
      'proxy_ssl_verify_depth 4;',
      `proxy_ssl_trusted_certificate ${quoted(apiCa)};`,
      'proxy_connect_timeout 10s;',
      `proxy_read_timeout ${seconds};`,
      `proxy_send_timeout ${seconds};`,
      `proxy_ignore_headers ${ignored.join(' ')};`,
      ...hidden.map((name) => `proxy_hide_header ${name};`),
    );
  return [...location(`~ ^/api${oneOf(facts.uploads)}$`, `client_max_body_size ${uploadLimit};`), ...location('/api/')];
}

/** The server for API calls on each port that differs from the pages' own. */
export function apiServer(facts: Facts, options: NginxOptions): string[] {
  const ports = [...new Set(facts.hosts.map((host) => portOfApi(facts, host, options)))].filter(
    (one) => one !== undefined,
  );
  if (ports.length === 0) return [];
  return [
    '# Other names than those of the hosts.',
    ...block(
      'server',
      ...listening(options, ports, ' default_server'),
      'server_name _;',
      ...rejecting(options),
      ...answerHeaders,
      'return 421;',
    ),
    '',
    ...block(
      'server',
      ...listening(options, ports),
      `server_name ${facts.hosts.map(({ host }) => host).join(' ')};`,
      ...tls(options),
      'limit_conn connections 2000;',
      ...answerHeaders,
      'include own/api*.conf;',
      '',
      ...block('location /', 'return 404;'),
      ...apiLocations(facts, options),
    ),
  ];
}
