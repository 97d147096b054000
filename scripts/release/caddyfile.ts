import { exactly } from '../hosts/calls.ts';
import type { Facts, HostFacts } from '../hosts/facts.ts';
import type { ServerOptions } from './options.ts';

/** In megabytes; the portal itself refuses larger files, and other calls have a few hundred characters. */
const limits = { upload: 25, call: 1 };
/** How long a browser may remember a preflight, in seconds: Chromium's limit. */
const preflightSeconds = 7200;
/** In seconds, and longer than the portal waits, since the portal's message says more than a gateway's. */
const patience = ({ api: { timeoutMs } }: Facts) => Math.ceil(timeoutMs / 1000) + 15;
/**
 * How long an idle connection to the API is kept: less than the API keeps it. Node's servers close theirs after five
 * seconds, and a command sent over a closing connection is lost without anybody noticing.
 */
const idle = '4s';
/** The headers of an answer that the portal reads. */
const read = ['Content-Type', 'Content-Length', 'Content-Disposition', 'Content-Encoding', 'Retry-After'];

/** A text in quotes. */
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
/** Text that may contain backslashes, such as a regular expression. */
const raw = (text: string) => `\`${text}\``;
const oneOf = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;

type Lines = readonly (string | Lines)[];
const flat = (lines: Lines, depth = 0): string[] =>
  lines.flatMap((line) => (typeof line === 'string' ? `${'\t'.repeat(depth)}${line}` : flat(line, depth + 1)));
const block = (head: string, ...lines: Lines): Lines => [`${head} {`, lines, '}'];

/** The line that finds a file of `assets/` in the releases that open pages may come from. */
export const assetsIn = (releases: readonly string[]): string =>
  `try_files ${releases.map((name) => `/${name}{path}`).join(' ')}`;

/** Without queries, cookies and other headers of visitors; an answer's headers are the same every time but for a few. */
const log = ({ log: file }: ServerOptions, { headers }: Facts): Lines =>
  block(
    'log',
    ...(file === 'stdout'
      ? ['output stdout']
      : block(`output file ${quoted(file)}`, 'roll_size 50MiB', 'roll_keep 10')),
    ...block(
      'format filter',
      'wrap json',
      ...block(
        'fields',
        'request>headers delete',
        'request>uri regexp \\?.* ""',
        ...['Content-Security-Policy', 'Alt-Svc', 'Vary', ...Object.keys(headers)].map(
          (name) => `resp_headers>${name} delete`,
        ),
      ),
    ),
  );

const schemeOf = ({ plain }: ServerOptions) => (plain ? 'http' : 'https');

/** Where the certificate of a host is from; Caddy gets it from a public authority unless told otherwise. */
function certificate({ tls, plain }: ServerOptions, host: string): string[] {
  if (plain || tls === undefined) return [];
  if (tls === 'internal') return ['tls internal'];
  return [`tls ${quoted(`${tls}/${host}/fullchain.pem`)} ${quoted(`${tls}/${host}/privkey.pem`)}`];
}

/** Sends the better of the compressed forms that the build has beside a file. */
const fileServer = (...more: string[]): Lines => block('file_server', ...more, 'precompressed br gzip');

/** Names the live release, if its files are there. */
const health = ({ to, name }: Served): Lines =>
  block(
    '(health)',
    ...block('@isHere file', `root ${quoted(`${to}/releases/${name}`)}`, 'try_files /index.html'),
    ...block('handle /health', `respond @isHere "ok ${name}"`, 'respond "The files of the live release are gone." 503'),
  );

/** What every host serves. */
function pages({ signIn, headers, caching, files }: Facts, { to, name, releases }: Served): Lines {
  return block(
    '(pages)',
    ...block(
      'header',
      ...Object.entries(headers).map(([key, value]) => `${key} ${quoted(value)}`),
      `Cache-Control ${quoted(caching.others)}`,
      '# The access log has it from here.',
      `Server-Timing "release;desc=${name}"`,
    ),
    'header -Server',
    `root * ${quoted(`${to}/releases/${name}`)}`,
    ...block(
      'route',
      'import health',
      ...block(
        'handle /assets/*',
        `root * ${quoted(`${to}/releases`)}`,
        ...block('@found file', assetsIn(releases)),
        ...block(
          'route @found',
          `header Cache-Control ${quoted(caching.assets)}`,
          'rewrite {file_match.relative}',
          ...fileServer(),
        ),
        '# Never a page in place of a file, since an outdated page would run it as a script.',
        'respond "Not found" 404',
      ),
      ...(files.length > 0
        ? [`@file path ${files.map((file) => `/${file}`).join(' ')}`, ...block('handle @file', ...fileServer())]
        : []),
      '@sent not method GET HEAD',
      'respond @sent 405',
      '# The build has pages with Brotli, which nearly every browser accepts.',
      'encode gzip',
      ...block(
        'route @screen',
        `rewrite / ${signIn}`,
        '# Users with a session are redirected, so they get the page without the screen.',
        '@member header Cookie *session_token=*',
        'rewrite @member {page}.html',
        'try_files {page}{path}.html {page}.html',
        ...fileServer(),
      ),
      'rewrite * {page}.html',
      ...fileServer('status 404'),
    ),
  );
}

/** The pages of a host, in the language that comes first in the browser's list. */
function site({ host, apiPort, policy, screens, pages }: HostFacts, options: ServerOptions): Lines {
  const [first, ...others] = pages.map(({ language, page }) => [language, `/${page.replace(/\.html$/, '')}`]);
  const languages = pages.map(({ language }) => language).join('|');
  return block(
    `${schemeOf(options)}://${host}`,
    ...certificate(options, host),
    'import log',
    `header Content-Security-Policy ${quoted(policy)}`,
    ...block(
      'map {header.Accept-Language} {language}',
      `${raw(`~(?i)(?:^|,)\\s*(${languages})(?:[-;,\\s]|$)`)} "\${1}"`,
      `default ${first?.[0]}`,
    ),
    ...block(
      'map {language} {page}',
      ...others.map(([language, page]) => `${raw(`~(?i)^${language}$`)} ${page}`),
      `default ${first?.[1]}`,
    ),
    ...block('@screen', `path_regexp ${raw(screens)}`, 'not path *//*'),
    ...(apiPort === 443 ? ['import api'] : []),
    'import pages',
    'import own/pages*',
  );
}

/** The API on a port of its own, for the hosts that use this port; their certificates are those of their pages. */
function apiSite(port: number, hosts: readonly HostFacts[], options: ServerOptions): Lines {
  const names = hosts.filter(({ apiPort }) => apiPort === port).map(({ host }) => host);
  return block(
    `${schemeOf(options)}://:${options.apiPort ?? port}`,
    'import log',
    `@foreignHost not host ${names.join(' ')}`,
    ...block('handle @foreignHost', 'respond 421'),
    'import api',
    'import own/api*',
    'respond 404',
  );
}

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

const variable = (name: string) => name.toLowerCase().replaceAll('-', '_');
const isGiven = (name: string) => `@${name} expression {vars.${name}} != ""`;

/** Lets only those headers of an answer through that the portal reads; the last line, which removes all, acts first. */
const answer = (facts: Facts, { name }: Served): Lines =>
  block(
    '(answer)',
    ...block(
      'handle_response',
      ...block(
        'route',
        ...block('vars', ...read.map((name) => `read_${variable(name)} {http.reverse_proxy.header.${name}}`)),
        ...answerHeaders(
          facts,
          `Server-Timing "api;dur={http.reverse_proxy.upstream.latency_ms}, release;desc=${name}"`,
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
      `response_header_timeout ${patience(facts)}s`,
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
function api(facts: Facts, options: ServerOptions): Lines {
  const { calls, uploads, headers, domain, endPoint, endPointHosts } = facts.api;
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
  const allowed = ['Authorization', 'Content-Type', ...headers].map((name) => name.toLowerCase());
  const upload = raw(`^/api${oneOf(uploads)}$`);
  const base = options.api.pathname.replace(/\/+$/, '');
  const elsewhere = (host: string) => raw(`^https://${exactly(host)}((?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)/?$`);
  return block(
    '(api)',
    ...block(
      'route /api/*',
      ...answerHeaders(facts),
      'header -Server',
      "# Only the host's own pages may call; clients that are not pages send no origin.",
      ...block('@foreign', 'header Origin *', 'not header Origin https://{host}'),
      'respond @foreign 403',
      '@preflight method OPTIONS',
      ...block(
        'route @preflight',
        `header Access-Control-Allow-Methods ${quoted(methods.join(', '))}`,
        `header Access-Control-Allow-Headers ${quoted(allowed.join(', '))}`,
        `header Access-Control-Max-Age ${preflightSeconds}`,
        'respond 204',
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

/** The folder of the releases, the one to serve, and those whose files open pages may still request. */
export interface Served {
  to: string;
  name: string;
  releases: readonly string[];
}

/** The name of the release that a Caddyfile serves. */
export const servedBy = (text: string): string | undefined => /respond @isHere "ok (\S+)"/.exec(text)?.[1];

/** The Caddyfile that serves a release. It needs nothing that Caddy 2.6, which Debian 12 has, does not know. */
export function caddyfile(facts: Facts, served: Served, options: ServerOptions): string {
  const { plain, listen, port, httpPort, admin } = options;
  const names = facts.hosts.map(({ host }) => `http://${host}`);
  const apiPorts = [...new Set(facts.hosts.map(({ apiPort }) => apiPort))].filter((one) => one !== 443);
  const lines: Lines = [
    '# Written by `npm run release`; your own directives go into own/ beside this file.',
    ...block(
      '',
      `admin ${admin}`,
      ...(plain ? ['auto_https off', `http_port ${port}`] : ['auto_https disable_redirects', `https_port ${port}`]),
      ...(plain ? [] : [`http_port ${httpPort}`]),
      ...(listen.length > 0 ? [`default_bind ${listen.join(' ')}`] : []),
      'skip_install_trust',
      'grace_period 90s',
      ...block(
        'servers',
        '# One host cannot be asked for over the connection of another.',
        ...(plain ? [] : ['strict_sni_host on']),
        'max_header_size 16KB',
        ...block('timeouts', 'read_header 10s', 'idle 2m'),
      ),
      'import own/global*',
    ),
    ...block('(log)', ...log(options, facts)),
    ...health(served),
    ...pages(facts, served),
    ...answer(facts, served),
    ...api(facts, options),
    ...facts.hosts.flatMap((one) => site(one, options)),
    ...apiPorts.flatMap((one) => apiSite(one, facts.hosts, options)),
    ...(plain ? [] : block(names.join(', '), 'redir https://{host}{uri} permanent')),
    '# Other names than those of the hosts, such as the address of this machine.',
    ...block('http://', ...block('route', 'import health', 'respond 421')),
  ];
  return `${flat(lines).join('\n').replace(/^ \{$/m, '{')}\n`;
}
