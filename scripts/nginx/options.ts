import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const usage = `npm run nginx -- --out DIR --api URL [options]

Writes a whole nginx configuration for the hosts of portal.config.ts into DIR; \`nginx -p DIR -c nginx.conf\` runs it.

  --out DIR             the folder to write into; nginx also keeps its logs there
  --api URL             the API, such as http://127.0.0.1:8787/api
  --api-host NAME       the host name in calls to the API (default: that of its URL)
  --api-ca FILE         the authority that signs the API's certificate (default: those that Debian trusts)
  --site DIR            what to serve: the folder of \`npm run release\`, or a build (default: dist/ of this project)
  --certificates DIR    has HOST/fullchain.pem and HOST/privkey.pem of each host (default: OUT/certificates)
  --port N              the port of the pages (default: 443)
  --api-port N          the port for calls to the API (default: that of the config, 8443)
  --http-port N         the port that redirects to HTTPS and answers ACME (default: 80 if the pages are on 443)
  --listen ADDRESS      an address to listen on; may be repeated (default: 0.0.0.0; use :: for IPv6 as well)
  --resolver ADDRESS    the name server for end points (default: those of this machine)
  --container           for a process without root on a read-only file system: writes into /tmp, logs to its output
  --plain               without TLS, which a proxy in front terminates
  --trusted-proxies IP  proxies that send a visitor's address in X-Forwarded-For, such as 10.0.0.0/8; may be repeated
  --proxy-protocol      they send it with the PROXY protocol instead`;

export interface NginxOptions {
  out: string;
  api: URL;
  apiHost: string | undefined;
  apiCa: string;
  site: string;
  certificates: string;
  port: number;
  /** Replaces the config's port of the API, if something in front of nginx maps one to the other. */
  apiPort: number | undefined;
  httpPort: number | undefined;
  /** The addresses to listen on. */
  listen: string[];
  resolvers: string[];
  container: boolean;
  plain: boolean;
  trustedProxies: string[];
  proxyProtocol: boolean;
}

const bracketed = (address: string) => (isIP(address) === 6 ? `[${address}]` : address);

/** This machine's name servers. */
function systemResolvers(): string[] {
  try {
    const lines = readFileSync('/etc/resolv.conf', 'utf8').matchAll(/^nameserver\s+(\S+)/gm);
    return [...lines].flatMap(([, address = '']) => (isIP(address) > 0 ? [bracketed(address)] : []));
  } catch {
    return [];
  }
}

function portOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(`--${name} is '${text}'; it has to be a whole number from 1 to 65535.`);
}

function addressOf(name: string, text: string): string {
  const plain = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(plain) > 0) return bracketed(plain);
  throw new Error(`--${name} is '${text}'; it has to be an IP address, such as 127.0.0.1.`);
}

function rangeOf(text: string): string {
  const [address = '', size, ...more] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isSize = size === undefined || (/^\d+$/.test(size) && Number(size) <= bits);
  if (isIP(address) > 0 && isSize && more.length === 0) return text;
  throw new Error(`--trusted-proxies is '${text}'; it has to be an IP address or a range, such as 10.0.0.0/8.`);
}

/** A host with or without a port. */
function hostOf(text: string | undefined): string | undefined {
  if (text === undefined || /^[\w.-]+(:\d+)?$/.test(text)) return text;
  throw new Error(`--api-host is '${text}'; it has to be a name, such as api.example.com.`);
}

/** The absolute form of a path. Throws if it cannot be written into the configuration or a systemd unit. */
function pathOf(name: string, path: string): string {
  const whole = resolve(path);
  if (!/["'\\${};%\s]/.test(whole)) return whole;
  throw new Error(
    `--${name} is '${path}'; it may not contain spaces, quotes, backslashes, dollars, braces, semicolons or percent signs.`,
  );
}

const paths = ['out', 'site', 'certificates', 'api-ca'] as const;

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  return parseArgs({
    args,
    options: {
      out: text,
      api: text,
      'api-host': text,
      'api-ca': text,
      site: text,
      certificates: text,
      port: text,
      'api-port': text,
      'http-port': text,
      listen: { ...text, multiple: true },
      resolver: text,
      container: yes,
      plain: yes,
      'trusted-proxies': { ...text, multiple: true },
      'proxy-protocol': yes,
      help: yes,
    },
  }).values;
}

/** The given options with absolute paths, for another command that may run in another folder. */
export function wordsToKeep(args: string[]): string[] {
  const values = parsed(args);
  for (const name of paths) if (values[name]) values[name] = resolve(values[name]);
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (typeof one === 'string' ? [`--${name}`, one] : [`--${name}`])),
  );
}

/** Reads the command line; undefined for `--help`. Throws an error that names the option and what is allowed. */
export function readOptions(args: string[], root: string): NginxOptions | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  if (!values.out) throw new Error('--out is missing; it has to name the folder to write into.');
  const api = URL.parse(values.api ?? '');
  if (!api || !/^https?:$/.test(api.protocol) || api.username || api.password || api.search || api.hash) {
    const found = values.api === undefined ? 'is missing' : `is '${values.api}'`;
    throw new Error(`--api ${found}; it has to be an address such as http://127.0.0.1:8787/api.`);
  }
  const trustedProxies = (values['trusted-proxies'] ?? []).map(rangeOf);
  if (values['proxy-protocol'] && trustedProxies.length === 0)
    throw new Error('--proxy-protocol needs --trusted-proxies, which say who may use it.');
  const out = pathOf('out', values.out);
  return {
    out,
    api,
    apiHost: hostOf(values['api-host']),
    apiCa: pathOf('api-ca', values['api-ca'] ?? '/etc/ssl/certs/ca-certificates.crt'),
    site: pathOf('site', values.site ?? join(root, 'dist')),
    certificates: pathOf('certificates', values.certificates ?? join(out, 'certificates')),
    port: portOf('port', values.port) ?? 443,
    apiPort: portOf('api-port', values['api-port']),
    httpPort: portOf('http-port', values['http-port']),
    listen: (values.listen ?? ['0.0.0.0']).map((address) => addressOf('listen', address)),
    resolvers: values.resolver === undefined ? systemResolvers() : [addressOf('resolver', values.resolver)],
    container: values.container ?? false,
    plain: values.plain ?? false,
    trustedProxies,
    proxyProtocol: values['proxy-protocol'] ?? false,
  };
}
