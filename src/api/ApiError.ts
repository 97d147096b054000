/**
 * Why a call failed: no connection, no answer in time, a refusal by status, the end of the session, an answer that
 * cannot be read, or one that belongs to a session or an investor that has been left meanwhile.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'session' | 'format' | 'stale';

/** The one error that leaves this folder. `message` is a sentence for the person in front of the screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** What the server says of single fields of the body; `general` is about the whole. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(kind: ApiErrorKind, message: string, status?: number, errors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.errors = errors;
  }
}

/** One more try helps only after a lost connection, a timeout or a failing server (Reading R19). */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status !== undefined && error.status >= 500);
}
