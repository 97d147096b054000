import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';

/** How to reach the hosts; what is missing is as for a visitor. */
export interface Way {
  /** The address to connect to in place of those in DNS. */
  at?: string | undefined;
  /** The certificate of the authority to trust in place of the public ones. */
  ca?: string | undefined;
  port?: number | undefined;
  httpPort?: number | undefined;
  apiPort?: number | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** How long it took to arrive, in milliseconds. */
  took: number;
  /** From when to when the certificate is valid, in milliseconds; not a number without TLS. */
  valid: { from: number; to: number };
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  port?: number;
  isPlain?: boolean;
}

export const patienceMs = 20_000;

/** The addresses of a host. Throws if it has none. */
export async function addressesOf(host: string, { at }: Way): Promise<string[]> {
  if (at !== undefined) return [at];
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** Requests an address as a browser does. Throws what went wrong on the way to an answer. */
export async function visit(host: string, path: string, way: Way, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, isPlain = false } = asked;
  const options = {
    host: way.at ?? host,
    port: asked.port ?? (isPlain ? (way.httpPort ?? 80) : (way.port ?? 443)),
    path,
    method,
    headers: { host, 'user-agent': 'portal doctor', ...headers },
    signal: AbortSignal.timeout(patienceMs),
    // A connection of its own, so that each request sees the server as it is now.
    agent: false as const,
  };
  const sent = isPlain
    ? plainRequest(options)
    : request({ ...options, servername: host, ...(way.ca !== undefined && { ca: way.ca }) });
  const started = performance.now();
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // As `response` has it.
  const certificate = isPlain ? undefined : (answer.socket as TLSSocket).getPeerCertificate(); // Not plain.
  const body = await text(answer);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body,
    took: Math.round(performance.now() - started),
    valid: { from: Date.parse(certificate?.valid_from ?? ''), to: Date.parse(certificate?.valid_to ?? '') },
  };
}
