import { ApiError } from '../api/ApiError.ts';
import type { DifferenceCount } from '../api/differenceCounts.ts';

/** What an operator's hook hears of: no headers, bodies, tokens or addresses. */
export interface Report {
  name: string;
  message: string;
  kind?: string;
  status?: number;
  /** With the name `Differences`, once in a session: where answers were not as described, and how often; never a value. */
  differences?: readonly DifferenceCount[];
}

declare global {
  /** An operator may set this in a script of their own; the portal calls it with all that is reported. */
  var onPortalError: ((report: Report) => void) | undefined;
}

const secrets: readonly [RegExp, string][] = [
  [/[^\s@]+@[^\s@]+\.[^\s@]+/g, '‹email›'],
  [/[A-Za-z0-9_-]{16,}/g, '‹token›'],
];

/** A text without what looks like an address or a token. */
function redact(message: string): string {
  return secrets.reduce((text, [pattern, mark]) => text.replace(pattern, mark), message);
}

/** Logs an error that someone else handles (Reading R34): a warning in development, the operator's hook in production. */
export function reportError(error: unknown): void {
  if (error instanceof ApiError && error.kind === 'stale') return;
  // What somebody has stopped did not fail.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  tell({
    name,
    message: redact(message),
    ...(error instanceof ApiError && { kind: error.kind, status: error.status }),
  });
}

/** Tells in the same way where the answers of a session were not as described. */
export function reportDifferences(differences: readonly DifferenceCount[]): void {
  tell({ name: 'Differences', message: 'Some answers are not as openapi/ describes them.', differences });
}

function tell(entry: Report): void {
  if (import.meta.env.DEV) console.warn('Reported:', entry);
  globalThis.onPortalError?.(entry);
}
