import { ApiError } from './ApiError.ts';

/**
 * Runs a call with one timeout over both headers and body. Rejects with an `ApiError` of kind 'timeout' and the message
 * `late` when time runs out, or with the caller's own reason when `signal` is aborted.
 */
export async function withTimeout<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  late: string,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  // Not `AbortSignal.timeout`, because fake timers in tests cannot control it.
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
