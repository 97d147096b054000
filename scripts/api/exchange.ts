import type { Envelope } from '../../src/client/envelope.ts';
import { CommandError } from './CommandError.ts';

/** What an API answered to one request. */
export interface Exchange {
  status: number;
  /** The media type of the answer, without parameters. */
  type: string;
  milliseconds: number;
  /** Parsed JSON, or the text if it is not JSON; undefined for an empty answer. */
  body: unknown;
  /** The answer in the portal's envelope; undefined if it has none. */
  envelope: Envelope | undefined;
  /** The first bytes of the answer, which identify the kind of a file. */
  start: string;
  headers: Headers;
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection breaks off',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'its name cannot be resolved at the moment',
  ETIMEDOUT: 'the connection takes too long',
  UND_ERR_CONNECT_TIMEOUT: 'the connection takes too long',
  UND_ERR_SOCKET: 'the connection breaks off',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed; NODE_EXTRA_CA_CERTS can name the one to trust',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed; NODE_EXTRA_CA_CERTS can name the one to trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified; NODE_EXTRA_CA_CERTS can name the one to trust',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer comes in time';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return reasons[code] ?? (code ? `the connection fails (${code})` : 'the connection fails');
}

/** The bytes of an answer. Throws `CommandError` as soon as there are more than `most`. */
async function bytesOf({ body }: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    size += next.value.length;
    if (size > most) {
      await reader?.cancel();
      throw new CommandError(`an answer has more than ${most / 1e6} MB`);
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}

/** Sends a request and reads the whole answer, without following redirects. Throws `CommandError` without an answer. */
export async function exchange(
  url: string,
  request: RequestInit,
  timeoutMs: number,
  read: (text: string) => unknown,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<Omit<Exchange, 'envelope'>> {
  const sentAt = performance.now();
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = await bytesOf(response, mostBytes);
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
    return {
      status: response.status,
      type: type.trim().toLowerCase(),
      milliseconds: Math.round(performance.now() - sentAt),
      body: await read(new TextDecoder().decode(bytes)),
      start: new TextDecoder('latin1').decode(bytes.subarray(0, 1024)),
      headers: response.headers,
    };
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(reasonOf(error));
  }
}
