import { text } from '../values/text/text.ts';
import { ApiError, isRefused } from './ApiError.ts';
import { apiOf } from './apiOf.ts';
import { type Call, type Exchange, type GeneratedRequest, scopeOf } from './call.ts';
import { request } from './client.ts';
import { type OperationId, operationFacts } from './operationFacts.ts';
import { own } from './portalApi.ts';
import { apiContext } from './ports.ts';
import { refuseForAnother } from './refuseForAnother.ts';
import { sendingTime } from './sendingTime.ts';

/** The error type of the generated hooks, whatever the description says about error responses. */
export type ErrorType<_Refusal> = ApiError;

/**
 * Sends every generated request. Resolves with the envelope without its token, or with the file of a binary answer.
 * Rejects with `ApiError`, or with the reason of an aborted `signal`.
 */
export async function send<T>(...[given, { id }]: [given: GeneratedRequest, { id: OperationId }]): Promise<T> {
  // One parameter, for orval: with two it would let callers of its functions give the second.
  const facts = operationFacts[id];
  const api = apiOf(facts);
  // A call of the portal's own is sent at once; only the code for other APIs has to be awaited.
  const call: Call = { ...given, id, facts, api: api instanceof Promise ? await api : api };
  try {
    return (await call.api.ask(call, attempt)) as T; // The description promises T for this id.
  } catch (error) {
    if (error instanceof ApiError) {
      const { reference } = call;
      error.operation = id;
      error.reference = reference;
      if (reference && !isRefused(error)) error.message += ` ${text.problems.reference(reference)}`;
    }
    throw error;
  }
}

async function attempt(call: Call, mayRepeat = true): Promise<unknown> {
  const { facts } = call;
  syncWithOtherTabs(call);
  const sent = takeAhead(call) ?? dispatch(call);
  const { token, reference } = sent;
  call.reference = reference;
  try {
    const answer = await sent.outcome;
    call.signal?.throwIfAborted();
    return answer;
  } catch (error) {
    call.signal?.throwIfAborted();
    const mayHelp = mayRepeat && facts.kind === 'query' && token !== undefined;
    const isUnauthorized = error instanceof ApiError && error.status === 401;
    if (mayHelp && isUnauthorized && apiContext().session.wasReplaced(token)) return attempt(call, false);
    throw error;
  }
}

/** A new id for a request, such as 7F3A-92BD: one of four thousand million. */
const newReference = () => crypto.randomUUID().slice(0, 8).toUpperCase().replace(/^.{4}/, '$&-');

/** A request that is on its way. */
interface Sent extends Exchange {
  outcome: Promise<unknown>;
}

/** Sends a request. A new token in its answer goes to the session, whether or not anyone still waits for the answer. */
function dispatch(call: Call): Sent {
  const { session, settings } = apiContext();
  const { facts } = call;
  const token = facts.session === 'none' ? undefined : session.token();
  // That the session is over has been noticed before (`syncWithOtherTabs`).
  if (facts.session === 'required' && token === undefined) throw new ApiError('session', text.session.ended);
  const exchange: Exchange = {
    ...call,
    reference: settings.requestIds ? newReference() : undefined,
    token,
    epoch: session.epoch(scopeOf(call)),
    sessionEpoch: session.epoch('user'),
    sentAt: sendingTime(),
  };
  return { ...exchange, outcome: request(exchange) };
}

/** A query of the portal's own that was sent ahead of the code that needs it. */
let ahead: { question: string; sent: Sent } | undefined;

/** How long an unclaimed answer is kept, in milliseconds. */
const aheadMs = 30_000;

const questionOf = ({ url, data }: Call) => `${url} ${JSON.stringify(data)}`;

/**
 * Sends a query before the code that needs it has loaded. The first caller that soon asks the same, for the same session
 * and investor, gets its answer, even a refusal, which counts as the first of its tries (Reading R19).
 */
export function sendAhead(id: OperationId, data: object): void {
  // Without a session the call itself will fail, and say why.
  if (apiContext().session.token() === undefined) return;
  const facts = operationFacts[id];
  const call: Call = { id, facts, api: own, url: facts.path, data };
  const sent = dispatch(call);
  sent.outcome.catch(() => undefined); // The caller that takes the answer handles its failure.
  const current = { question: questionOf(call), sent };
  ahead = current;
  setTimeout(() => {
    if (ahead === current) ahead = undefined;
  }, aheadMs);
}

function takeAhead(call: Call): Sent | undefined {
  const sent = ahead?.question === questionOf(call) ? ahead.sent : undefined;
  // A command may change the answer to anything.
  if (sent || call.facts.kind === 'command') ahead = undefined;
  return sent?.epoch === apiContext().session.epoch(scopeOf(call)) ? sent : undefined;
}

/**
 * Looks at what other tabs have done. If one has selected another investor, a query no longer matches its key: it is
 * dropped, and the screen, which has switched as well, requests again; a command is refused. If another tab has ended or
 * replaced the session, nothing is sent for the old one.
 */
function syncWithOtherTabs(call: Call): void {
  const { session } = apiContext();
  const { facts } = call;
  const epoch = session.epoch(scopeOf(call));
  if (facts.kind === 'query') session.syncWithOtherTabs();
  else session.check();
  if (facts.session !== 'none' && session.epoch(scopeOf(call)) !== epoch)
    throw new ApiError('stale', text.problems.stale);
  if (facts.kind === 'command') refuseForAnother(facts, session.shownInvestor());
}
