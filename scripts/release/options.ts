import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const usage = `npm run release -- --to DIR --api URL [options]

Copies the build into DIR/releases/, writes the Caddyfile that serves it, and has Caddy check and load it.

  --to DIR              the folder of the releases
  --api URL             the API, such as http://127.0.0.1:8787/api
  --from DIR            the build (default: dist/ of this project)
  --brands              first asks the API for the brands, as npm run hosts -- --brands does
  --keep N              how many releases to keep (default: 5)
  --back                makes the release live again that was live before
  --list                lists the releases, and marks the live one

  --caddyfile FILE      where Caddy reads its configuration (default: /etc/caddy/Caddyfile)
  --tls internal|DIR    certificates of Caddy's own authority, for a trial, or HOST/fullchain.pem and HOST/privkey.pem
                        in DIR (default: Caddy gets them from a public authority and renews them)
  --plain               without TLS, which a proxy in front terminates
  --trusted-proxies IP  proxies that send a visitor's address in X-Forwarded-For, such as 10.0.0.0/8; may be repeated
  --api-host NAME       the host name in calls to the API (default: that of its URL)
  --api-ca FILE         the authority that signs the API's certificate (default: those that the machine trusts)
  --log FILE            the access log, or stdout (default: /var/log/caddy/portal.json)
  --port N              the port of the pages (default: 443)
  --api-port N          the port for calls to the API, if something in front maps the config's to it
  --http-port N         the port that redirects to HTTPS (default: 80)
  --listen ADDRESS      an address to listen on; may be repeated (default: all, of IPv4 and IPv6)
  --admin ADDRESS       where Caddy takes orders (default: localhost:2019)`;

/** How Caddy is to serve a release. */
export interface ServerOptions {
  api: URL;
  apiHost: string | undefined;
  apiCa: string | undefined;
  /** Caddy's own authority, or a folder of certificates; undefined for those of a public authority. */
  tls: 'internal' | (string & {}) | undefined;
  plain: boolean;
  trustedProxies: string[];
  log: string;
  port: number;
  apiPort: number | undefined;
  httpPort: number;
  listen: string[];
  admin: string;
}

export interface ReleaseOptions {
  to: string;
  from: string;
  keep: number;
  brands: boolean;
  caddyfile: string;
  action: 'release' | 'back' | 'list' | 'help';
  /** Missing where no API is given, which only a release needs. */
  server: ServerOptions | undefined;
}

export function portOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(`--${name} is '${text}'; it has to be a whole number from 1 to 65535.`);
}

/** An address or, with its size, a range of addresses. */
function addressOf(name: string, text: string): string {
  const [address = '', size, ...more] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isSize = size === undefined || (name === 'trusted-proxies' && /^\d+$/.test(size) && Number(size) <= bits);
  if (isIP(address) > 0 && isSize && more.length === 0) return text;
  const example = name === 'trusted-proxies' ? 'or a range, such as 10.0.0.0/8' : 'such as 127.0.0.1';
  throw new Error(`--${name} is '${text}'; it has to be an IP address, ${example}.`);
}

/** A host with or without a port. */
function hostOf(name: string, text: string): string {
  if (/^[\w.-]+(:\d+)?$/.test(text)) return text;
  throw new Error(`--${name} is '${text}'; it has to be a name, such as api.example.com.`);
}

/** An absolute path. Throws if a Caddyfile cannot name it. */
function pathOf(name: string, path: string): string {
  const whole = resolve(path);
  if (!/["`{}\s]/.test(whole)) return whole;
  throw new Error(`--${name} is '${path}'; it may not contain spaces, quotes, backticks or braces.`);
}

function apiOf(text: string): URL {
  const api = URL.parse(text);
  if (api && /^https?:$/.test(api.protocol) && !api.username && !api.password && !api.search && !api.hash) return api;
  throw new Error(`--api is '${text}'; it has to be an address such as http://127.0.0.1:8787/api.`);
}

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const yes = { type: 'boolean' } as const;

/** Reads the command line. Throws an error that names the option and what is allowed. */
export function readOptions(args: string[], root: string): ReleaseOptions {
  const { values } = parseArgs({
    args,
    options: {
      to: text,
      from: text,
      keep: text,
      brands: yes,
      back: yes,
      list: yes,
      help: yes,
      caddyfile: text,
      api: text,
      'api-host': text,
      'api-ca': text,
      tls: text,
      plain: yes,
      'trusted-proxies': texts,
      log: text,
      port: text,
      'api-port': text,
      'http-port': text,
      listen: texts,
      admin: text,
    },
  });
  const action = values.help ? 'help' : values.list ? 'list' : values.back ? 'back' : 'release';
  if (action !== 'help' && !values.to) throw new Error('--to is missing; it has to name the folder of the releases.');
  if (action === 'release' && !values.api)
    throw new Error('--api is missing; it has to be an address such as http://127.0.0.1:8787/api.');
  const keep = Number(values.keep ?? 5);
  // Without the release before it there is no way back.
  if (!Number.isInteger(keep) || keep < 2) throw new Error(`--keep is '${values.keep}'; it has to be 2 or more.`);
  const { tls, log = '/var/log/caddy/portal.json', 'api-host': apiHost, 'api-ca': apiCa } = values;
  return {
    to: pathOf('to', values.to ?? ''),
    from: pathOf('from', values.from ?? join(root, 'dist')),
    keep,
    brands: values.brands ?? false,
    caddyfile: pathOf('caddyfile', values.caddyfile ?? '/etc/caddy/Caddyfile'),
    action,
    server: values.api
      ? {
          api: apiOf(values.api),
          apiHost: apiHost === undefined ? undefined : hostOf('api-host', apiHost),
          apiCa: apiCa === undefined ? undefined : pathOf('api-ca', apiCa),
          tls: tls === undefined || tls === 'internal' ? tls : pathOf('tls', tls),
          plain: values.plain ?? false,
          trustedProxies: (values['trusted-proxies'] ?? []).map((one) => addressOf('trusted-proxies', one)),
          log: log === 'stdout' ? log : pathOf('log', log),
          port: portOf('port', values.port) ?? 443,
          apiPort: portOf('api-port', values['api-port']),
          httpPort: portOf('http-port', values['http-port']) ?? 80,
          listen: (values.listen ?? []).map((one) => addressOf('listen', one)),
          admin: hostOf('admin', values.admin ?? 'localhost:2019'),
        }
      : undefined,
  };
}
