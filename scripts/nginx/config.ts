import type { Portal } from '../../src/config/portal.ts';
import { apiMaps, apiServer } from './apiPart.ts';
import type { NginxOptions } from './options.ts';
import { siteMaps } from './siteMaps.ts';
import { securityHeaders, siteServer } from './sitePart.ts';
import { block, listening } from './text.ts';

/** Sends visitors who come without HTTPS to the same address with it; only where that is on its usual port. */
const redirect = (portal: Portal, { listen, port }: NginxOptions) =>
  port === 443
    ? block(
        'server',
        ...listening(listen, [80], ' default_server'),
        `server_name ${(portal.hosts ?? []).map(({ host }) => host).join(' ')};`,
        ...block('location /.well-known/acme-challenge/', 'root acme;'),
        ...block('location /', 'if ($api_origin = "") { return 404; }', 'return 301 https://$host$request_uri;'),
      )
    : [];

/** The files of the configuration, by their names. */
export function nginxFiles(portal: Portal, options: NginxOptions): Record<string, string> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const http = block(
    'http',
    'server_tokens off;',
    'sendfile on;',
    'tcp_nopush on;',
    'keepalive_timeout 75s;',
    'absolute_redirect off;',
    'log_not_found off;',
    ...temporary.map((name) => `${name}_temp_path temp/${name};`),
    'map_hash_max_size 16384;',
    'map_hash_bucket_size 256;',
    'server_names_hash_max_size 16384;',
    'server_names_hash_bucket_size 256;',
    '',
    '# Without query strings, where reset links have their tokens, and without cookies.',
    'map $request_uri $asked_path { default ""; "~^(?<path_only>[^?]*)" $path_only; }',
    `log_format plain '$remote_addr [$time_iso8601] $host "$request_method $asked_path" $status $body_bytes_sent $request_time';`,
    'access_log logs/access.log plain;',
    '',
    `ssl_certificate "${options.certificate}";`,
    `ssl_certificate_key "${options.key}";`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_prefer_server_ciphers off;',
    'ssl_session_cache shared:tls:10m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
    '',
    ...siteMaps(portal, options),
    '',
    ...apiMaps(portal, options),
    '',
    ...redirect(portal, options),
    '',
    ...siteServer(portal, options),
    '',
    ...apiServer(portal, options),
  );
  const lines = [
    '# Written by `npm run nginx` from portal.config.ts; changes here are lost.',
    'user www-data;',
    'worker_processes auto;',
    'pid nginx.pid;',
    'error_log logs/error.log error;',
    ...block('events', 'worker_connections 4096;'),
    ...http,
  ];
  return { 'nginx.conf': `${lines.join('\n')}\n`, 'headers.conf': `${securityHeaders(portal).join('\n')}\n` };
}
