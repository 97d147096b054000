import { ApiError } from './ApiError.ts';

/**
 * Runs a call with one timer over its headers and its body. Rejects with `ApiError` 'timeout', which says `late`, when it
 * runs out, and with the caller's own reason when `signal` is aborted. (`AbortSignal.timeout` would stop after the headers.)
 */
export async function withTimeout<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  late: string,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    controller.abort();
  }, timeoutMs);
  try {
    return await run(controller.signal);
  } catch (error) {
    if (isLate) throw new ApiError('timeout', late);
    if (signal?.aborted) throw signal.reason;
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
