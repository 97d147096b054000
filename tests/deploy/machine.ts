import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { type Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findCaddy } from '../../scripts/browser.ts';
import { writeCertificate } from '../certificate.ts';
import { freePorts } from '../freePorts.ts';

export interface Asked {
  path: string;
  host: string;
  /** The name for the connection, if it differs. */
  servername?: string;
  port?: number;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: Agent;
  /** Without TLS. */
  isPlain?: boolean;
}

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  raw: string[];
  body: string;
}

/** Sends a request without a browser, which would hide some headers and refuse others. */
export async function askAt(port: number, { path, host, servername = host, ...asked }: Asked): Promise<Answer> {
  const { method = 'GET', headers = {}, body, agent, isPlain } = asked;
  const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers } };
  const sent = isPlain
    ? plainRequest(options)
    : request({ ...options, servername, rejectUnauthorized: false, ...(agent && { agent }) });
  sent.end(body);
  let answer: IncomingMessage;
  try {
    [answer] = await once(sent, 'response');
  } catch (reason) {
    // A kept connection may be closed just as it is reused; browsers also try again.
    if (sent.reusedSocket) return askAt(port, { path, host, servername, ...asked });
    throw reason;
  }
  return { status: answer.statusCode, headers: answer.headers, raw: answer.rawHeaders, body: await text(answer) };
}

/** A folder as on a server, with a certificate for each host, the options of a release into it, and its Caddy. */
export async function machine(hosts: readonly string[], options: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'));
  const at = (name: string) => join(folder, name);
  const [to, file, log, certificates] = [at('site'), at('Caddyfile'), at('portal.json'), at('certificates')];
  for (const host of hosts) writeCertificate(join(certificates, host), host);
  const [pages = 0, api = 0, http = 0, admin = 0] = await freePorts(4);
  const isPlain = options.includes('--plain');
  const words = [
    ...['--to', to, '--caddyfile', file, '--log', log, '--tls', certificates, '--listen', '127.0.0.1'],
    ...['--port', `${pages}`, '--api-port', `${api}`, '--http-port', `${http}`, '--admin', `127.0.0.1:${admin}`],
    ...options,
  ];
  const ask = ({ host = hosts[0] ?? '', ...one }: Partial<Asked> & { path: string }) =>
    askAt(one.port ?? pages, { isPlain, host, ...one });
  let caddy: ChildProcess;
  const end = async (signal: NodeJS.Signals) => {
    caddy.kill(signal);
    await once(caddy, 'exit');
  };
  return {
    ...{ folder, to, file, certificates, words, ask, end },
    ports: { pages, api, http: isPlain ? pages : http },
    /** The lines of the access log. */
    log: () => readFileSync(log, 'utf8').trim().split('\n'),
    async start() {
      caddy = spawn(findCaddy(), ['run', '--config', file, '--adapter', 'caddyfile'], {
        stdio: 'ignore',
        env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      });
      // A test that fails does not come to its own end.
      process.once('exit', () => caddy.kill());
      const isThere = () => ask({ path: '/health' }).then(Boolean, () => false);
      while (!(await isThere())) await new Promise((done) => setTimeout(done, 20));
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
