import { ApiError } from '../client/ApiError.ts';
import { MissingFile } from '../ui/withSecondTry.ts';
import { tellOperator } from './portalEvent.ts';

const secrets: readonly [RegExp, string][] = [
  // Browsers quote the values that they complain about.
  [/"[^"]*"?/g, '‹text›'],
  [/\w+:\/\/\S+/g, '‹url›'],
  [/\?\S+/g, '?‹query›'],
  [/[^\s@]+@[^\s@]+\.[^\s@]+/g, '‹email›'],
  [/[A-Za-z0-9_-]{16,}/g, '‹token›'],
  [/(?<=\/)[\w.-]*\d[\w.-]*/g, '‹id›'],
];

/** Removes what looks like a URL, an email address, a token, or an id in a path from a text. */
function redact(message: string): string {
  return secrets.reduce((text, [pattern, mark]) => text.replace(pattern, mark), message);
}

/** The file that browsers name when a dynamic import fails; Safari names none. */
function fileIn(cause: unknown) {
  const [file] = /assets\/[\w.-]+/.exec(String(cause)) ?? [];
  return file === undefined ? {} : { file };
}

/**
 * Reports an error that was handled elsewhere (Reading R34): as a warning in development, to the operator's hook in
 * production.
 */
export function reportError(error: unknown): void {
  if (error instanceof ApiError && error.kind === 'stale') return;
  // A cancelled request has not failed.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof MissingFile) {
    return void tellOperator({ type: 'missing-chunk', isOutdated: error.isOutdated, ...fileIn(error.cause) });
  }
  if (error instanceof ApiError) {
    const { name, operation, reference, kind, status } = error;
    return void tellOperator({ type: 'error', name, operation, reference, kind, status });
  }
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  void tellOperator({ type: 'error', name, message: redact(message) });
}
