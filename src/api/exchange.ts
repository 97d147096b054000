import { hasOtherApis, hasRenames } from '../../generated/visitorOperations.ts';
import { ApiError } from './ApiError.ts';
import { createPortalClient } from './client.ts';
import { parsed } from './envelope.ts';
import type { Facts, OperationId } from './operationFacts.ts';
import { apiContext, requestIdHeader } from './ports.ts';
import { reached, unreached } from './reachability.ts';
import { requestOf } from './requestOf.ts';
import { uploadControlOf } from './uploadControl.ts';
import { wireOf } from './wire.ts';
import type { Watch } from './withTimeout.ts';

/** The request that a generated function passes in; whatever else it says is known by the operation's id. */
export interface Asked {
  url: string;
  data?: unknown;
  signal?: AbortSignal;
  method?: string;
  headers?: Record<string, string>;
  responseType?: string;
}

export interface Call extends Asked {
  id: OperationId;
  /** What the answer of another API says about its pages, with the portal's names. */
  endsOf?: (answer: unknown) => object;
  /** The id of the request, if the config asks for one. */
  reference?: string | undefined;
}

/** The investor that a body names, regardless of the selected one. */
export const namedInvestor = (data: unknown): number | undefined =>
  (data as { investor_id?: number } | undefined)?.investor_id;

/** The header with the hash of the investor that a body names, or of the selected one. */
function hashHeader(data: unknown): Record<string, string> {
  const { session, settings } = apiContext();
  const hash = session.investorHash(namedInvestor(data));
  return hash === undefined ? {} : { [settings.headers.investorHash]: hash };
}

/**
 * Whether a lost answer leaves open what has happened (Reading R44). A query changes nothing; neither does a visitor's
 * command that is answered with data: a sign-in, which can be repeated.
 */
export const leavesOpen = ({ kind, session, data }: Facts) => kind === 'command' && !(session === 'none' && data);

export interface Answer {
  response: Response;
  body: unknown;
}

/** Sends one request and reads the body: parsed JSON, a blob for a file, or undefined for neither. */
export async function exchange(call: Call, facts: Facts, token: string | undefined, watch: Watch): Promise<Answer> {
  const { signal, onProgress } = watch;
  const { method, path, headers, body } = await requestOf(call, facts, call.data, token, apiContext());
  const isJson = typeof body === 'string';
  const upload = uploadControlOf(body);
  const ownFetch = upload && {
    fetch: (await import('./transfers.ts')).uploadFetch(upload.onProgress, onProgress),
  };
  try {
    const { response, error } = await createPortalClient().request(
      // The type does not know other APIs or filled-in parameters.
      method as 'post',
      path as '/auth/login',
      {
        body: body as never, // Already serialized.
        bodySerializer: (ready: unknown) => ready as string,
        headers: {
          ...(isJson && { 'Content-Type': 'application/json' }),
          ...hashHeader(call.data),
          [requestIdHeader]: call.reference,
          ...headers,
        },
        ...ownFetch,
        parseAs: 'stream',
        signal,
      },
    );
    reached();
    // The client has already read the body of an error response, whatever `parseAs` says.
    const found = response.ok ? await readBody(response, facts, onProgress) : error;
    return {
      response,
      body: hasRenames ? (await import('./renames.ts')).namedForPortal(call.id, found) : found,
    };
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw new ApiError('network', unreached(leavesOpen(facts)));
  }
}

async function readBody(response: Response, facts: Facts, onProgress: () => void): Promise<unknown> {
  if (facts.answer !== 'json' && !/json|html/i.test(`${response.headers.get('content-type')}`)) {
    return (await import('./transfers.ts')).wholeFile(response, onProgress);
  }
  const content = await response.text();
  const isExact = hasOtherApis && wireOf(facts)?.values?.exact;
  return parsed(isExact ? (await import('./exactNumbers.ts')).exactNumbers(content) : content);
}
