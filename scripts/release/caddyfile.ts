import type { Facts, HostFacts } from '../hosts/facts.ts';
import { answer, api, patience, pausedSeconds } from './apiPart.ts';
import { block, flat, type Lines, quoted, raw, type Served } from './blocks.ts';
import type { ServerOptions } from './options.ts';

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
function pages({ signIn, headers, drawingPolicy, caching, files }: Facts, { to, name, releases }: Served): Lines {
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
          '@drawing path *.svg',
          `header @drawing Content-Security-Policy ${quoted(drawingPolicy)}`,
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
function site({ host, apiPort, policy, screens, pages, paused }: HostFacts, options: ServerOptions): Lines {
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
    ...(paused
      ? [
          '# Files of open pages are still served.',
          '@paused not path /health /assets/*',
          ...block(
            'route @paused',
            `header Retry-After ${pausedSeconds}`,
            `rewrite * /${paused.page}`,
            ...fileServer('status 503'),
          ),
        ]
      : []),
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
      '# After a release, uploads and files that are under way go on.',
      `grace_period ${patience(facts.api.transferMs)}`,
      ...block(
        'servers',
        '# A connection for one host serves no other.',
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
    ...api(facts, served, options),
    ...facts.hosts.flatMap((one) => site(one, options)),
    ...apiPorts.flatMap((one) => apiSite(one, facts.hosts, options)),
    ...(plain ? [] : block(names.join(', '), 'redir https://{host}{uri} permanent')),
    '# Other names than those of the hosts, such as the address of this machine.',
    ...block('http://', ...block('route', 'import health', 'respond 421')),
  ];
  return `${flat(lines).join('\n').replace(/^ \{$/m, '{')}\n`;
}
