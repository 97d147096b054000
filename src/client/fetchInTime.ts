import { text } from '../values/text/text.ts';
import { ApiError } from './ApiError.ts';
import { type Exchange, leavesOpen } from './call.ts';
import { apiContext } from './ports.ts';
import { reached, unreached } from './reachability.ts';
import { uploadControlOf } from './uploadControl.ts';
import { type Watch, withTimeout } from './withTimeout.ts';

const transfers = () => import('./transfers.ts');

/** The requests on their way: Node never aborts one to which nothing refers any more. */
const onTheirWay = new Set<Request>();

/** The answer to a request once all of its body has arrived. */
async function wholeAnswer(request: Request, { data, facts }: Exchange, { signal, onProgress }: Watch) {
  const upload = uploadControlOf(data);
  const own = upload ? (await transfers()).uploadFetch(upload.onProgress, onProgress) : globalThis.fetch;
  const sent = new Request(request, { signal });
  onTheirWay.add(sent);
  try {
    const response = await own(sent);
    reached();
    if (!response.body) return response;
    if (facts.answer !== 'json') return await (await transfers()).arrived(response.body, response, onProgress);
    const content = await response.arrayBuffer();
    // An answer that may have no body, such as a 204, has an empty one in Chromium.
    return new Response(content.byteLength > 0 ? content : null, response);
  } finally {
    onTheirWay.delete(sent);
  }
}

/**
 * The `fetch` of the client: one timer over headers and body, which uploads and files restart as long as they go on
 * (Reading R54). Says whether the server could be reached.
 */
export function fetchInTime(exchange: Exchange): (request: Request) => Promise<Response> {
  const { signal, data, facts } = exchange;
  const given = signal ?? uploadControlOf(data)?.signal;
  const { settings } = apiContext();
  const late = leavesOpen(facts) ? text.problems.timeoutUnsure : text.problems.timeout;
  return async (request) => {
    const isLong = request.headers.get('content-type')?.startsWith('multipart/') || facts.answer !== 'json';
    const patience = { quietMs: settings.timeoutMs, wholeMs: isLong ? settings.transferMs : settings.timeoutMs };
    try {
      return await withTimeout(patience, given, late, (watch) => wholeAnswer(request, exchange, watch));
    } catch (error) {
      if (given?.aborted || error instanceof ApiError) throw error;
      throw new ApiError('network', unreached(leavesOpen(facts)));
    }
  };
}
