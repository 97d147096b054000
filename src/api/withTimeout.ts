import { ApiError } from './ApiError.ts';

/**
 * Runs a call with one timer over its headers and its body. Rejects with `ApiError` 'timeout', which says `late`, when it
 * runs out, and with the caller's own reason when `signal` is aborted.
 */
export async function withTimeout<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  late: string,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  // Not `AbortSignal.timeout`: the clocks of tests cannot fake it.
  const timer = setTimeout(() => controller.abort(new ApiError('timeout', late)), timeoutMs);
  const either = AbortSignal.any(signal ? [controller.signal, signal] : [controller.signal]);
  try {
    return await run(either);
  } catch (error) {
    either.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
