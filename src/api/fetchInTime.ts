import { text } from '../text/text.ts';
import { ApiError } from './ApiError.ts';
import { type Exchange, leavesOpen } from './call.ts';
import { apiContext } from './ports.ts';
import { reached, unreached } from './reachability.ts';
import { uploadControlOf } from './uploadControl.ts';
import { type Watch, withTimeout } from './withTimeout.ts';

/** A response all of whose body has arrived; `onProgress` is called for each piece. */
async function arrived(response: Response, onProgress: () => void): Promise<Response> {
  const counting = new TransformStream(
    {
      transform(piece, controller) {
        onProgress();
        controller.enqueue(piece);
      },
    },
    undefined,
    // Holds every piece until it is read, without a copy of the whole.
    { highWaterMark: Number.POSITIVE_INFINITY },
  );
  if (!response.body) return response;
  await response.body.pipeTo(counting.writable);
  return new Response(counting.readable, response);
}

async function wholeAnswer(request: Request, { data }: Exchange, { signal, onProgress }: Watch): Promise<Response> {
  const upload = uploadControlOf(data);
  const own = upload && (await import('./transfers.ts')).uploadFetch(upload.onProgress, onProgress);
  const response = await (own ?? globalThis.fetch)(new Request(request, { signal }));
  reached();
  return arrived(response, onProgress);
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
  const isLong = facts.body === 'multipart' || facts.answer !== 'json';
  const patience = { quietMs: settings.timeoutMs, wholeMs: isLong ? settings.transferMs : settings.timeoutMs };
  return async (request) => {
    try {
      return await withTimeout(patience, given, late, (watch) => wholeAnswer(request, exchange, watch));
    } catch (error) {
      if (given?.aborted || error instanceof ApiError) throw error;
      throw new ApiError('network', unreached(leavesOpen(facts)));
    }
  };
}
