import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const usage = `npm run nginx -- --out DIR --api URL [options]

Writes a whole nginx configuration for the hosts of portal.config.ts into DIR; \`nginx -p DIR -c nginx.conf\` runs it.

  --out DIR           the folder to write into; nginx keeps its logs there, too
  --api URL           the API, such as http://127.0.0.1:8787/api
  --site DIR          the build to serve (default: dist/ of this project)
  --certificate FILE  the certificate of all hosts, with its chain (default: DIR/certificate.pem)
  --key FILE          its key (default: DIR/key.pem)
  --port N            the port of the pages (default: 443)
  --api-port N        the port to take the API's calls on (default: that of the config, 8443)
  --listen ADDRESS    an address to listen on, as often as needed (default: 0.0.0.0; :: for IPv6, too)
  --resolver ADDRESS  the name server for names of APIs (default: those of this machine)`;

export interface NginxOptions {
  out: string;
  api: URL;
  site: string;
  certificate: string;
  key: string;
  port: number;
  /** Replaces the config's own port of the API, where something in front of nginx maps one to the other. */
  apiPort: number | undefined;
  /** The addresses to listen on. */
  listen: string[];
  resolvers: string[];
}

const bracketed = (address: string) => (isIP(address) === 6 ? `[${address}]` : address);

/** The name servers of this machine. */
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

/** A path that can stand in quotes in the configuration. */
function pathOf(name: string, path: string): string {
  const whole = resolve(path);
  if (!/["\\${};\n]/.test(whole)) return whole;
  throw new Error(`--${name} is '${path}'; it may not contain quotes, backslashes, dollars, braces or semicolons.`);
}

/** Reads the command line. Throws an error that names the option and what is allowed; undefined asks for help. */
export function readOptions(args: string[], root: string): NginxOptions | undefined {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      out: text,
      api: text,
      site: text,
      certificate: text,
      key: text,
      port: text,
      'api-port': text,
      listen: { ...text, multiple: true },
      resolver: text,
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  if (!values.out) throw new Error('--out is missing; it has to name the folder to write into.');
  const api = URL.parse(values.api ?? '');
  if (!api || !/^https?:$/.test(api.protocol) || api.username || api.password || api.search || api.hash) {
    const found = values.api === undefined ? 'is missing' : `is '${values.api}'`;
    throw new Error(`--api ${found}; it has to be an address such as http://127.0.0.1:8787/api.`);
  }
  const out = pathOf('out', values.out);
  return {
    out,
    api,
    site: pathOf('site', values.site ?? join(root, 'dist')),
    certificate: pathOf('certificate', values.certificate ?? join(out, 'certificate.pem')),
    key: pathOf('key', values.key ?? join(out, 'key.pem')),
    port: portOf('port', values.port) ?? 443,
    apiPort: portOf('api-port', values['api-port']),
    listen: (values.listen ?? ['0.0.0.0']).map((address) => addressOf('listen', address)),
    resolvers: values.resolver === undefined ? systemResolvers() : [addressOf('resolver', values.resolver)],
  };
}
