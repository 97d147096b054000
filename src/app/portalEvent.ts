import type { ApiErrorKind } from '../client/ApiError.ts';
import type { DifferenceCount } from '../client/differenceCounts.ts';
import { pageVersion } from '../screen/pageVersion.ts';

/** What happened. Contains no headers, bodies, tokens, addresses or values. */
type Happening =
  /**
   * An error that was handled, or that nothing handled. A failed call has its operation, kind and status in place of its
   * message, which may be the server's and name people.
   */
  | {
      type: 'error';
      name: string;
      message?: string;
      operation?: string | undefined;
      /** The id of the request, if the config sends one. */
      reference?: string | undefined;
      kind?: ApiErrorKind;
      status?: number | undefined;
    }
  /** Once per session: where responses did not match the description, and how often. */
  | { type: 'differences'; differences: readonly DifferenceCount[] }
  /** A file of the build could not be loaded, even on a second try; `isOutdated` if there is a new version. */
  | { type: 'missing-chunk'; isOutdated: boolean; file?: string }
  /** The content security policy refused something; `blocked` is an origin, or a word such as `inline`. */
  | { type: 'policy-violation'; directive: string; blocked: string }
  /** A web vital: milliseconds or, for CLS, a score. */
  | {
      type: 'vital';
      name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
      value: number;
      rating: 'good' | 'needs-improvement' | 'poor';
    }
  /** A screen was opened; `milliseconds` until its content was there are missing if it was left before. */
  | { type: 'navigation'; route: string; milliseconds?: number }
  /**
   * A section could not show everything: `failed` if some of it could not be loaded, `unknown` is how many values have
   * a dash in their place, because the answer has none or one that cannot be read; `references` are the ids of the
   * requests that failed, if the config sends them.
   */
  | {
      type: 'not-shown';
      route: string;
      section: string;
      failed: boolean;
      unknown: number;
      references?: readonly string[];
    };

/** What an operator's hook receives: what happened, and where. */
export type PortalEvent = Happening & {
  /** The name of the host, without a port. */
  host: string;
  /** The version and the time of the build. */
  version: string;
  /** The tag of the page's language. */
  language: string;
};

declare global {
  /** A hook that operators may set in a script that runs before the portal's own. */
  var onPortalEvent: ((event: PortalEvent) => void) | undefined;
}

/** Passes an event to the operator's hook, if any, and shows it to developers. A failing hook does no harm. */
export async function tellOperator(happening: Happening): Promise<void> {
  if (import.meta.env.DEV) console.warn('Reported:', happening);
  try {
    await globalThis.onPortalEvent?.({
      ...happening,
      host: location.hostname,
      version: pageVersion(),
      language: document.documentElement.lang,
    });
  } catch (error) {
    console.warn('onPortalEvent:', error);
  }
}
