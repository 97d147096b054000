import { ApiError } from './ApiError.ts';

/** How long a call may take, in milliseconds: without any progress, and as a whole. */
interface Patience {
  quietMs: number;
  wholeMs: number;
}

/** What a call needs to be ended in time. */
export interface Watch {
  signal: AbortSignal;
  /** Called whenever a part of a body was sent or has arrived. */
  onProgress(): void;
}

/**
 * Runs a call with one timeout over both headers and body. Rejects with an `ApiError` of kind 'timeout' and the message
 * `late` when time runs out, or with the caller's own reason when `signal` is aborted. An `ApiError` of the call itself
 * knows more than either.
 */
export async function withTimeout<T>(
  { quietMs, wholeMs }: Patience,
  signal: AbortSignal | undefined,
  late: string,
  run: (watch: Watch) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const end = () => controller.abort(new ApiError('timeout', late));
  // Not `AbortSignal.timeout`, because fake timers in tests cannot control it.
  const whole = setTimeout(end, wholeMs);
  let quiet = setTimeout(end, quietMs);
  const onProgress = () => {
    clearTimeout(quiet);
    quiet = setTimeout(end, quietMs);
  };
  const either = AbortSignal.any(signal ? [controller.signal, signal] : [controller.signal]);
  try {
    return await run({ signal: either, onProgress });
  } catch (error) {
    if (!(error instanceof ApiError)) either.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(whole);
    clearTimeout(quiet);
  }
}
