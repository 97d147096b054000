import { isIP } from 'node:net';
import { operations } from '../../generated/operations.ts';
import { atHost } from '../../src/config/atHost.ts';
import type { Portal } from '../../src/config/portal.ts';
import type { NginxOptions } from './options.ts';
import { block, exactly, headers, listening, map, quoted } from './text.ts';

/** Larger files are refused by the portal itself. */
const bodyLimit = '25m';
/** Longer than the portal waits, in seconds: its own message says more than a gateway's. */
const patience = (portal: Portal) => Math.ceil(portal.api.timeoutMs / 1000) + 15;
/** How long a browser may remember a preflight, in seconds: Chromium's limit. */
const preflightSeconds = 7200;

const allowedHeaders = ({ api }: Portal) =>
  ['authorization', 'content-type', ...Object.values(api.headers)].map((name) => name.toLowerCase()).join(', ');

/** A name that nginx looks up itself, once it is called: it must also start where nobody knows the name. */
const isLookedUp = ({ hostname }: URL) => hostname !== 'localhost' && isIP(hostname.replace(/[[\]]/g, '')) === 0;

const addressOf = ({ hostname, protocol, port }: URL) => `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;

/** The calls of the description, without the base path. */
const calls = () => {
  const paths = Object.values(operations).map(({ path }) =>
    exactly(path).replace(/\\\{\w+\\\}|\{\w+\}/g, '[A-Za-z0-9._~]+'),
  );
  return `(${paths.join('|')})`;
};

/** The host names that an end point may have; the config may name a port, too. */
const endPoint = (host: string) => `~^(?<end_point>https://${exactly(host)}(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)/?$`;

/** What the API's server looks up: where a call goes, and which page may make it. */
export function apiMaps(portal: Portal, { api, port }: NginxOptions): string[] {
  const base = `${api.protocol}//${isLookedUp(api) ? api.host : 'api'}${api.pathname.replace(/\/+$/, '') || '/api'}`;
  // Where another port than 443 is listened on, something in front may still show the pages on that.
  const pagePorts = port === 443 ? [''] : ['', `:${port}`];
  return [
    '# Where a call goes: to the API, or to an end point that the config allows; to nothing else.',
    ...map(`$http_${portal.api.headers.endPoint.toLowerCase().replaceAll('-', '_')}`, '$api_base', '', [
      ['', base],
      ...portal.api.endPointHosts.map((host): [string, string] => [endPoint(host), '$end_point']),
    ]),
    ...block('map $request_uri $api_call', 'default "";', `${quoted(`~^/api(?<call>${calls()})$`)} $call;`),
    '',
    '# The page that may call the API of a host: its own.',
    ...map(
      '"$host $http_origin"',
      '$cors_origin',
      '',
      (portal.hosts ?? []).flatMap(({ host }) =>
        pagePorts.map((one) => [`${host} https://${host}${one}`, '$http_origin'] as const),
      ),
    ),
    '# A page of another site; what is no page names no origin.',
    ...map('"$cors_origin|$http_origin"', '$is_foreign', '1', [
      ['|', '0'],
      ['~^.+\\|', '0'],
    ]),
    ...map('$request_method', '$preflight_methods', '', [['OPTIONS', 'POST']]),
    ...map('$request_method', '$preflight_headers', '', [['OPTIONS', allowedHeaders(portal)]]),
    ...map('$request_method', '$preflight_age', '', [['OPTIONS', String(preflightSeconds)]]),
    ...(isLookedUp(api) ? [] : ['', ...block('upstream api', `server ${addressOf(api)};`, 'keepalive 32;')]),
  ];
}

/** The server that the API's calls pass through, on each port that a host has it on. */
export function apiServer(portal: Portal, { apiPort, listen, port, resolvers }: NginxOptions): string[] {
  const hosts = portal.hosts ?? [];
  const own = hosts.map((host) => atHost(portal, host).api.port);
  const ports = [...new Set(own.map((one) => (one === portal.api.port ? (apiPort ?? one) : one)))];
  if (ports.includes(port))
    throw new Error(`Port ${port} is that of the pages and of the API; --port and --api-port have to differ.`);
  const seconds = `${patience(portal)}s`;
  const server = (...lines: string[]) => block('server', ...lines);
  return [
    '# Other names than those of the hosts.',
    ...server(...listening(listen, ports, ' ssl http2 default_server'), 'server_name _;', 'return 421;'),
    '',
    ...server(
      ...listening(listen, ports, ' ssl http2'),
      `server_name ${hosts.map(({ host }) => host).join(' ')};`,
      `client_max_body_size ${bodyLimit};`,
      `client_body_timeout ${seconds};`,
      `send_timeout ${seconds};`,
      ...(resolvers.length > 0 ? [`resolver ${resolvers.join(' ')} valid=60s;`] : []),
      '',
      ...headers({
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
        'Access-Control-Allow-Origin': '$cors_origin',
        'Access-Control-Allow-Methods': '$preflight_methods',
        'Access-Control-Allow-Headers': '$preflight_headers',
        'Access-Control-Max-Age': '$preflight_age',
        'Access-Control-Expose-Headers': 'content-disposition, retry-after',
        Vary: 'Origin',
      }),
      '',
      ...block('location /', 'return 404;'),
      ...block(
        'location /api/',
        'if ($is_foreign) { return 403; }',
        'if ($request_method = OPTIONS) { return 204; }',
        'if ($request_method != POST) { return 405; }',
        'if ($api_call = "") { return 404; }',
        'if ($api_base = "") { return 403; }',
        'proxy_pass $api_base$api_call;',
        'proxy_http_version 1.1;',
        'proxy_set_header Connection "";',
        '# The session is in the body; cookies are not for the API.',
        'proxy_set_header Cookie "";',
        'proxy_hide_header Set-Cookie;',
        `proxy_set_header ${portal.api.headers.domain} $host;`,
        'proxy_set_header X-Forwarded-For $remote_addr;',
        'proxy_set_header X-Forwarded-Host $host;',
        'proxy_set_header X-Forwarded-Proto https;',
        'proxy_ssl_server_name on;',
        'proxy_ssl_verify on;',
        'proxy_ssl_verify_depth 4;',
        'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
        'proxy_connect_timeout 10s;',
        `proxy_read_timeout ${seconds};`,
        `proxy_send_timeout ${seconds};`,
        ...[
          ...['Origin', 'Methods', 'Headers', 'Credentials'].map((name) => `Access-Control-Allow-${name}`),
          ...['Access-Control-Max-Age', 'Access-Control-Expose-Headers', 'Strict-Transport-Security'],
          ...['X-Content-Type-Options', 'Cache-Control', 'Vary'],
        ].map((name) => `proxy_hide_header ${name};`),
      ),
    ),
  ];
}
