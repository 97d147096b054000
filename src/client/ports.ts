/**
 * What the client needs to know about the session. It does not need to know where the token is stored or where users
 * are redirected.
 */
export interface SessionPort {
  /** Notices whether another tab has ended or replaced the session, before a command is sent. */
  check(): void;
  /** Also takes over the investor that another tab has selected, before a query is sent (Reading R10). */
  syncWithOtherTabs(): void;
  token(): string | undefined;
  /** The investor that requests are about. */
  investorId(): number | undefined;
  /** The investor that this tab shows; undefined for visitors, and until the list of investors has loaded. */
  shownInvestor(): number | undefined;
  /** The investor that another tab has selected, if this tab shows another one. */
  otherInvestor(): number | undefined;
  investorName(id: number): string;
  /** The hash of an investor, or of the selected one. */
  investorHash(id?: number): string | undefined;
  endPoint(): string | undefined;
  /**
   * Changes with each sign-in and sign-out and, for scope `investor`, with each switch of the investor. An answer to a
   * request of an earlier epoch is dropped.
   */
  epoch(scope: 'user' | 'investor'): string;
  /**
   * Takes a new token from the answer to a request that was sent at `sentAt` (`sendingTime`). The token of the request
   * sent last wins, whichever answer arrives last (Reading R42).
   */
  renew(token: string, sentAt: number): void;
  /** Whether this token was replaced by a newer one within the last minute. */
  wasReplaced(token: string): boolean;
  expire(): void;
}

/** The client token of the sandbox, and of builds that are given none. */
export const developmentToken = 'portal-development-client';

/** The header with the id of a request, if the config has it sent. */
export const requestIdHeader = 'X-Request-Id';

/** How requests are sent; from `portal.config.ts`, the host and the build. */
export interface ApiSettings {
  /** The prefix of all paths, without a trailing slash. */
  baseUrl: string;
  /** How long a call may take; an upload or a file may take this long without progress, and `transferMs` as a whole. */
  timeoutMs: number;
  transferMs: number;
  /** The API's port where it differs from the page's: some networks block other ports. */
  ownPort?: string | undefined;
  /** The fixed value after `Bearer`: it identifies this client and is not a secret. */
  clientToken: string;
  /** The value of the white-label domain header. */
  domain: string;
  headers: { investorHash: string; endPoint: string; domain: string };
  /** Whether each request is sent with an id. */
  requestIds?: boolean | undefined;
  /** Paths that get no `investor_id` in their body (with or without a leading slash, `{id}` for a number). */
  withoutInvestor: readonly string[];
}

export interface ApiContext {
  settings: ApiSettings;
  session: SessionPort;
}

let context: ApiContext | undefined;

/** Configures the client; called once, before the first request. */
export function configureApi(next: ApiContext): void {
  context = next;
}

/** The context that `configureApi` was given. */
export function apiContext(): ApiContext {
  if (!context) throw new Error('A call was made before configureApi(); app/ connects the client at start.');
  return context;
}
