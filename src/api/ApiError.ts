/**
 * Why a call failed: no connection, a timeout, an error status, the end of the session, an answer that cannot be read,
 * an answer to a session or an investor that is no longer the current one, or a command that was filled in for another
 * investor than the selected one.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'session' | 'format' | 'stale' | 'investor';

/** The only error that this folder throws. `message` is a sentence for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** The server's messages about single fields of the body; `general` is about the whole. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(kind: ApiErrorKind, message: string, status?: number, errors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.errors = errors;
  }
}

/** Whether a retry can help: only after a lost connection, a timeout or a server error (Reading R19). */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status !== undefined && error.status >= 500);
}
