/**
 * Why a call failed: no connection, a timeout, an error status, the end of the session, an answer that cannot be read,
 * an answer to a session or an investor that is no longer the current one, a command that was filled in for another
 * investor than the selected one, or a request that has never left the browser as a whole.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'session' | 'format' | 'stale' | 'investor' | 'unsent';

/** The only error that this folder throws. `message` is a sentence for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** The server's messages about single fields of the body; `general` is about the whole. */
  readonly errors: Readonly<Record<string, string>>;
  /** The id of the operation, if it was sent. */
  operation: string | undefined;
  /** The id that the request was sent with, to be found in the server's log. */
  reference: string | undefined;
  /** The seconds that the server asks to wait before another try, if it says so. */
  retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, message: string, status?: number, errors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.errors = errors;
  }
}

/**
 * Whether a command has certainly not been carried out. After anything else nobody knows, unless it has succeeded
 * (Reading R44).
 */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  return kind === 'session' || kind === 'investor' || kind === 'unsent' || (kind === 'http' && status < 500);
}

/** Whether a retry can help: only after a lost connection, a timeout or a server error (Reading R19). */
export function isWorthRetrying(error: unknown): boolean {
  // A server that asks to wait is not asked again at once.
  if (!(error instanceof ApiError) || error.retryAfter !== undefined) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status !== undefined && error.status >= 500);
}
