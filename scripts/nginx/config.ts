import { apiMaps, apiServer } from './apiPart.ts';
import type { Build } from './builds.ts';
import { type Facts, together } from './facts.ts';
import type { NginxOptions } from './options.ts';
import { foldersOf, siteHeaders, siteMaps, siteServer } from './sitePart.ts';
import { block, listening, quoted } from './text.ts';

/** Redirects visitors to HTTPS, if that is on its usual port or `--http-port` is given. */
const redirect = (facts: Facts, options: NginxOptions) => {
  const usual = options.port === 443 ? 80 : undefined;
  const port = options.plain ? undefined : (options.httpPort ?? usual);
  if (port === undefined) return [];
  const bare = { ...options, plain: true };
  return [
    ...block('server', ...listening(bare, [port], ' default_server'), 'server_name _;', 'return 421;'),
    ...block(
      'server',
      ...listening(bare, [port]),
      `server_name ${facts.hosts.map(({ host }) => host).join(' ')};`,
      '# Where a certificate authority looks for the proof that a host is ours (certbot --webroot, acme.sh --webroot).',
      ...block('location /.well-known/acme-challenge/', 'root acme;', 'types { }', 'default_type "text/plain";'),
      ...block('location /', 'return 301 https://$host$request_uri;'),
    ),
  ];
};

/** The files and folders that nginx writes to. */
const writtenBy = ({ container }: NginxOptions) =>
  container
    ? { pid: '/tmp/nginx.pid', temporary: '/tmp', access: '/dev/stdout', errors: 'stderr' }
    : { pid: 'nginx.pid', temporary: 'temp', access: 'logs/access.log', errors: 'logs/error.log' };

/** Takes a visitor's address from the proxies in front of nginx, and from nobody else. */
const realAddress = ({ trustedProxies, proxyProtocol }: NginxOptions) =>
  trustedProxies.length === 0
    ? []
    : [
        ...trustedProxies.map((range) => `set_real_ip_from ${range};`),
        `real_ip_header ${proxyProtocol ? 'proxy_protocol' : 'X-Forwarded-For'};`,
        'real_ip_recursive on;',
      ];

/** The configuration of an nginx that serves these builds; `live` is the one that visitors get. */
export function nginxConfig(builds: readonly Build[], live: Build, options: NginxOptions): string {
  const others = builds.filter((build) => build !== live).reverse();
  const facts = together([live.facts, ...others.map((build) => build.facts)]);
  const written = writtenBy(options);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const http = block(
    'http',
    'server_tokens off;',
    'sendfile on;',
    'tcp_nopush on;',
    'keepalive_timeout 75s;',
    '# A client that opens connections and sends nothing cannot hold them for longer.',
    'client_header_timeout 10s;',
    'reset_timedout_connection on;',
    'client_max_body_size 1m;',
    'max_ranges 0;',
    'absolute_redirect off;',
    'log_not_found off;',
    ...temporary.map((name) => `${name}_temp_path ${written.temporary}/${name};`),
    'map_hash_max_size 16384;',
    'map_hash_bucket_size 256;',
    'server_names_hash_max_size 16384;',
    'server_names_hash_bucket_size 256;',
    'variables_hash_max_size 4096;',
    '',
    '# An office of hundreds behind a single address stays below these limits.',
    'limit_conn_zone $binary_remote_addr zone=connections:10m;',
    'limit_req_zone $binary_remote_addr zone=calls:10m rate=300r/s;',
    'limit_req_zone $attempt_from zone=attempts:10m rate=5r/s;',
    'limit_req_zone $binary_remote_addr zone=reports:10m rate=5r/s;',
    'limit_conn_status 429;',
    'limit_req_status 429;',
    ...realAddress(options),
    '',
    '# Logs contain no cookies and no query strings, since those of reset links hold tokens.',
    'map $request_uri $asked_path { default ""; "~^(?<path_only>[^?]*)" $path_only; }',
    `log_format plain '$remote_addr [$time_iso8601] $host "$request_method $asked_path" $status $body_bytes_sent $request_time';`,
    `log_format reports '$remote_addr [$time_iso8601] $host "$violated" "$refused"';`,
    `access_log ${written.access} plain;`,
    '',
    ...(options.plain
      ? []
      : [
          'ssl_protocols TLSv1.2 TLSv1.3;',
          'ssl_prefer_server_ciphers off;',
          'ssl_session_cache shared:tls:10m;',
          'ssl_session_timeout 1d;',
          'ssl_session_tickets off;',
          '',
        ]),
    `root ${quoted(foldersOf(options.site, live).current)};`,
    ...siteHeaders,
    '',
    ...siteMaps(builds, live, facts, options),
    '',
    ...apiMaps(facts, options),
    '',
    'include own/http*.conf;',
    '',
    ...redirect(facts, options),
    '',
    ...siteServer(facts, live, options),
    '',
    ...apiServer(facts, options),
  );
  const lines = [
    '# Written by `npm run nginx` from portal.config.ts; changes here are lost. Yours go into own/.',
    ...(options.container ? [] : ['user www-data;']),
    'worker_processes auto;',
    // Only root may raise the limit.
    ...(options.container ? [] : ['worker_rlimit_nofile 65536;']),
    'worker_shutdown_timeout 90s;',
    `pid ${written.pid};`,
    `error_log ${written.errors} error;`,
    ...block('events', 'worker_connections 16384;'),
    ...http,
  ];
  return `${lines.join('\n')}\n`;
}
