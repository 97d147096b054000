import { ApiError } from '../api/ApiError.ts';
import type { DifferenceCount } from '../api/differenceCounts.ts';

/** What an operator's hook receives: no headers, bodies, tokens or URLs. */
export interface Report {
  name: string;
  message: string;
  kind?: string;
  status?: number;
  /**
   * For the name `Differences`, once per session: where responses did not match the description, and how often; never a
   * value.
   */
  differences?: readonly DifferenceCount[];
}

declare global {
  /** A hook that operators may set in their own script; the portal calls it with every report. */
  var onPortalError: ((report: Report) => void) | undefined;
}

const secrets: readonly [RegExp, string][] = [
  [/[^\s@]+@[^\s@]+\.[^\s@]+/g, '‹email›'],
  [/[A-Za-z0-9_-]{16,}/g, '‹token›'],
];

/** Removes what looks like a URL or token from a text. */
function redact(message: string): string {
  return secrets.reduce((text, [pattern, mark]) => text.replace(pattern, mark), message);
}

/**
 * Reports an error that was handled elsewhere (Reading R34): as a warning in development, to the operator's hook in
 * production.
 */
export function reportError(error: unknown): void {
  if (error instanceof ApiError && error.kind === 'stale') return;
  // A cancelled request has not failed.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  tell({
    name,
    message: redact(message),
    ...(error instanceof ApiError && { kind: error.kind, status: error.status }),
  });
}

/** Reports where the responses of a session did not match the description. */
export function reportDifferences(differences: readonly DifferenceCount[]): void {
  tell({ name: 'Differences', message: 'Some answers are not as openapi/ describes them.', differences });
}

function tell(entry: Report): void {
  if (import.meta.env.DEV) console.warn('Reported:', entry);
  globalThis.onPortalError?.(entry);
}
