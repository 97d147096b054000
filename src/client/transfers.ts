import { text } from '../values/text/text.ts';
import { ApiError } from './ApiError.ts';

const withoutBody = [204, 205, 304];

/** Parses the raw header text of an XMLHttpRequest. */
function headersOf(request: XMLHttpRequest): Headers {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  return new Headers(
    lines.filter(Boolean).map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

/**
 * A `fetch` that reports upload progress, which the browser's own cannot. It takes the same request, headers and signal
 * and gives the same answers and errors, except that a request whose body was never complete is known not to have been
 * sent. Cookies are not sent, because the API is on another origin (Reading R24).
 */
export function uploadFetch(
  onProgress: (percent: number) => void,
  noteProgress = () => {},
): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.arrayBuffer().catch(() => {
      // The file was changed, moved or deleted after it was chosen.
      const { unreadable } = text.files.refused;
      throw new ApiError('unsent', unreadable, undefined, { file: unreadable });
    });
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      let percent = 0;
      const unsent = () => new ApiError('unsent', text.files.stopped(text.document.zoom(Math.floor(percent))));
      const fail = () => reject(new TypeError('The request failed.'));
      const abort = () => call.abort();
      call.open(request.method, request.url);
      call.withCredentials = false;
      call.responseType = 'arraybuffer';
      request.headers.forEach((value, name) => {
        call.setRequestHeader(name, value);
      });
      call.upload.onprogress = ({ loaded, total }) => {
        percent = total > 0 ? Math.min(100, (loaded / total) * 100) : 0;
        onProgress(percent);
        noteProgress();
      };
      call.onload = () => {
        // As with `redirect: 'error'`, a redirected request fails.
        if (call.responseURL !== '' && call.responseURL !== request.url) return fail();
        const answer = withoutBody.includes(call.status) ? null : (call.response as ArrayBuffer); // See `responseType`.
        resolve(new Response(answer, { status: call.status, statusText: call.statusText, headers: headersOf(call) }));
      };
      // Without any progress the whole body may have left at once.
      call.onerror = () => (percent > 0 && percent < 100 ? reject(unsent()) : fail());
      call.onabort = () => {
        const { reason } = request.signal;
        reject(percent < 100 && reason instanceof ApiError ? unsent() : reason);
      };
      call.onloadend = () => request.signal.removeEventListener('abort', abort);
      request.signal.addEventListener('abort', abort);
      call.send(body);
    });
  };
}

/** A response all of whose body has arrived; `onProgress` is called for each piece. */
export async function arrived(
  body: ReadableStream<Uint8Array>,
  response: Response,
  onProgress: () => void,
): Promise<Response> {
  const counting = new TransformStream<Uint8Array, Uint8Array>(
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
  await body.pipeTo(counting.writable);
  return new Response(withoutBody.includes(response.status) ? null : counting.readable, response);
}
