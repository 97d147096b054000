/** What the wire has to know of the session. Where the token lives, and where a visitor goes, is not its business. */
export interface SessionPort {
  /** Brings this tab in line with what another one has selected, before a request goes out (Reading R10). */
  syncWithOtherTabs(): void;
  token(): string | undefined;
  investorId(): number | undefined;
  investorHash(): string | undefined;
  endPoint(): string | undefined;
  /**
   * Another value after each sign-in and sign-out and, for what is an investor's, each switch: an answer to a request
   * of an earlier one is dropped.
   */
  epoch(scope: 'user' | 'investor'): string;
  /**
   * Takes a new token, from the answer to a request that went out at `sentAt` (`sendingTime`): the one of the request that
   * was sent last wins, whichever answer comes last (Reading R42).
   */
  renew(token: string, sentAt: number): void;
  /** Whether a newer token has taken this one's place within the last minute. */
  wasReplaced(token: string): boolean;
  expire(): void;
}

/** How calls go out; from `portal.config.ts`, the host and the build. */
export interface ApiSettings {
  /** Where the paths begin, without a slash at the end. */
  baseUrl: string;
  timeoutMs: number;
  /** The API's port where it is another than the page's: some networks let nothing through to it. */
  ownPort?: string | undefined;
  /** The fixed value behind `Bearer`: it names this client and is no secret. */
  clientToken: string;
  /** The value of the white-label domain header. */
  domain: string;
  headers: { investorHash: string; endPoint: string; domain: string };
  /** Paths (with or without a leading slash, `{id}` for a number) to whose body no `investor_id` is added. */
  withoutInvestor: readonly string[];
}

export interface ApiContext {
  settings: ApiSettings;
  session: SessionPort;
}

let context: ApiContext | undefined;

/** Hands the client what it needs; once, before the first call. */
export function configureApi(next: ApiContext): void {
  context = next;
}

/** What `configureApi` was given. */
export function apiContext(): ApiContext {
  if (!context) throw new Error('A call was made before configureApi(); app/ connects the client at start.');
  return context;
}
