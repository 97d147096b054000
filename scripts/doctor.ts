import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOptions } from './commandLine.ts';
import { examine } from './doctor/examine.ts';
import { portOf } from './release/options.ts';
import { factsIn, hashOf } from './release/release.ts';

const root = join(import.meta.dirname, '..');

const { host, from, format, at, ca, ...ports } = readOptions(
  `npm run doctor -- [--host NAME …] [options]

Looks at the hosts of a build from outside, as a visitor would, and says what is wrong and what to do: DNS, certificate,
redirect, live release, page, headers, a file, the API and what it lets pages send. Fails if anything is wrong.

  --host NAME    a host to look at; may be repeated (default: all of the build). One that is not in the build has to be
                 refused
  --from DIR     the build (default: dist/ of this project)
  --format json  prints what was found as JSON
  --at ADDRESS   connects to this address in place of those in DNS
  --ca FILE      trusts this authority in place of the public ones, such as Caddy's own
  --port N       the ports to connect to, if they differ from those of the config
  --api-port N
  --http-port N
  --help         this text`,
  {
    host: { type: 'string', multiple: true },
    from: { type: 'string', default: join(root, 'dist') },
    format: { type: 'string', default: 'lines' },
    at: { type: 'string' },
    ca: { type: 'string' },
    port: { type: 'string' },
    'api-port': { type: 'string' },
    'http-port': { type: 'string' },
  },
);

try {
  const folder = resolve(from);
  const facts = factsIn(folder);
  const way = {
    at,
    ca: ca === undefined ? undefined : readFileSync(ca, 'utf8'),
    port: portOf('port', ports.port),
    apiPort: portOf('api-port', ports['api-port']),
    httpPort: portOf('http-port', ports['http-port']),
  };
  const hash = hashOf(folder);
  const hosts = host ?? facts.hosts.map((own) => own.host);
  const found = (await Promise.all(hosts.map((one) => examine(one, facts, hash, way)))).flat();
  if (format === 'json') console.log(JSON.stringify(found, null, 2));
  else for (const one of found) console.log(`${one.isFine ? '✓' : '✗'} ${one.host}  ${one.check}: ${one.says}`);
  if (found.some(({ isFine }) => !isFine)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
