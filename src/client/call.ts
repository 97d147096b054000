import type { Middleware } from 'openapi-fetch';
import type { Envelope } from './envelope.ts';
import type { Facts, OperationId } from './operationFacts.ts';

/** The request that a generated function passes in; whatever else it says is known by the operation's id. */
export interface GeneratedRequest {
  url: string;
  data?: unknown;
  signal?: AbortSignal;
  method?: string;
  headers?: Record<string, string>;
  responseType?: string;
}

/** A call of an operation, which may take several requests. */
export interface Call extends GeneratedRequest {
  id: OperationId;
  facts: Facts;
  api: Api;
  /** What an answer says about its pages, with the portal's names. */
  endsOf?: (answer: unknown) => object;
  /** The id of the request, if the config asks for one. */
  reference?: string | undefined;
}

/** One request of a call, which the steps of the client fill in and read. */
export interface Exchange extends Call {
  token: string | undefined;
  /** The epochs of the session in which it was sent: that of its answer, and that of its token. */
  epoch: string;
  sessionEpoch: string;
  sentAt: number;
  /** The fields of the body. */
  fields?: FormData | Readonly<Record<string, unknown>> | undefined;
  /** The answer as it came: parsed JSON, the text that is not JSON, a file, or undefined for none. */
  body?: unknown;
  /** The answer to the caller: the envelope without its token, or the file. */
  answer?: Envelope | Blob | undefined;
}

/** A request in the form that its API has for it. */
export interface RequestForm {
  method: string;
  /** The path below the base URL, with its query. */
  path: string;
  /** Headers besides those of every call. */
  headers?: Readonly<Record<string, string>>;
  body: string | FormData | undefined;
}

/** What an API knows of a call. */
type Called = Pick<Exchange, 'id' | 'url' | 'facts' | 'endsOf'>;

/** What differs between the portal's own API and others: how a call is written, and how its answer is read. */
export interface Api {
  /** The field that carries the session's token; empty if none does. */
  token: string;
  request(call: Called, fields: Exchange['fields']): RequestForm | Promise<RequestForm>;
  /** Parses an answer, at once or later; a text that is not JSON stays one. */
  parsed(id: string, content: string): unknown;
  /** The answer of a success in the portal's envelope; undefined if it has none. */
  answer(call: Called, body: unknown): Envelope | undefined;
  /** Whether a 401 with this body ends the session whose token the call carried. */
  endsSession(body: unknown): boolean;
  /** The body of a refusal with the names of the portal's own: `message`, and `errors` by field. */
  problem(body: unknown): unknown;
  /** Sends a call, which may take several attempts to get where its answer is. */
  ask(call: Call, attempt: (call: Call) => Promise<unknown>): Promise<unknown>;
}

/** A step of the client: what it adds to a request, and what it reads in the answer. */
export type Step = (exchange: Exchange) => Middleware;

/** The investor that a body names, regardless of the selected one. */
export const namedInvestor = (data: unknown): number | undefined =>
  (data as { investor_id?: number } | undefined)?.investor_id;

/**
 * A switch of the investor does not affect an answer about an investor that the call itself names (Reading R46), or the
 * outcome of a command, which is reported no matter who is selected by then.
 */
export const scopeOf = ({ facts, data }: Call): Facts['scope'] =>
  namedInvestor(data) === undefined && facts.kind === 'query' ? facts.scope : 'user';

/**
 * Whether a lost answer leaves open what has happened (Reading R44). A query changes nothing; neither does a visitor's
 * command that is answered with data: a sign-in, which can be repeated.
 */
export const leavesOpen = ({ kind, session, data }: Facts) => kind === 'command' && !(session === 'none' && data);
