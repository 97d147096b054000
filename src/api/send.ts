import { hasOtherApis } from '../../generated/visitorOperations.ts';
import { text } from '../text/text.ts';
import { ApiError, isRefused } from './ApiError.ts';
import { isReadable } from './answerCheck.ts';
import { envelopeOf, newTokenOf, problemOf, withoutNulls } from './envelope.ts';
import { type Answer, type Asked, type Call, exchange, leavesOpen, namedInvestor } from './exchange.ts';
import { type Facts, type OperationId, operationFacts } from './operationFacts.ts';
import { apiContext } from './ports.ts';
import { refuseForAnother } from './refuseForAnother.ts';
import { sendingTime } from './sendingTime.ts';
import { uploadControlOf } from './uploadControl.ts';
import { pagesOf, wireOf } from './wire.ts';
import { withTimeout } from './withTimeout.ts';

/** The error type of the generated hooks, whatever the description says about error responses. */
export type ErrorType<_Refusal> = ApiError;

const invalidCredentials = 'Invalid credentials';

/**
 * Sends every generated request. Resolves with the envelope without its token, or with the file of a binary answer.
 * Rejects with `ApiError`, or with the reason of an aborted `signal`.
 */
export async function send<T>(...[asked, { id }]: [asked: Asked, { id: OperationId }]): Promise<T> {
  // One parameter, for orval: with two it would let callers of its functions give the second.
  const call: Call = { ...asked, id };
  try {
    return await attempt(call, true);
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

async function attempt<T>(call: Call, mayRepeat: boolean): Promise<T> {
  const { session } = apiContext();
  const facts = operationFacts[call.id];
  // The answer to a request for a page is an envelope; the description promises T in it.
  if (hasOtherApis && !call.endsOf && pagesOf(facts))
    return (await import('./otherPages.ts')).sendPage(call, facts, (one) => attempt(one, true)) as T;
  const scope = scopeOf(facts, call);
  syncWithOtherTabs(facts, scope);
  const sent = takeAhead(call, facts) ?? dispatch(call, facts);
  const { token } = sent;
  call.reference = sent.reference;
  const { response, body } = await sent.answer;
  call.signal?.throwIfAborted();
  if (facts.session !== 'none' && session.epoch(scope) !== sent.epoch) throw new ApiError('stale', text.problems.stale);
  // The description promises T at this path.
  if (response.ok) return (await read(facts, body, response.status, call)) as T;
  const mayHelp = mayRepeat && facts.kind === 'query' && token !== undefined;
  if (response.status === 401 && mayHelp && session.wasReplaced(token)) return attempt(call, false);
  throw refusal(facts, response, body, token);
}

/** A new id for a request, such as 7F3A-92BD: one of four thousand million. */
const newReference = () => crypto.randomUUID().slice(0, 8).toUpperCase().replace(/^.{4}/, '$&-');

/** A request that is on its way. */
interface Sent {
  token: string | undefined;
  epoch: string;
  answer: Promise<Answer>;
  reference: string | undefined;
}

/**
 * A switch of the investor does not affect an answer about an investor that the call itself names (Reading R46), or the
 * outcome of a command, which is reported no matter who is selected by then.
 */
const scopeOf = (facts: Facts, { data }: Call) =>
  namedInvestor(data) === undefined && facts.kind === 'query' ? facts.scope : 'user';

/** Sends a request. A new token in its answer goes to the session, whether or not anyone still waits for the answer. */
function dispatch(call: Call, facts: Facts): Sent {
  const { session, settings } = apiContext();
  if (settings.requestIds) call.reference = newReference();
  const token = facts.session === 'none' ? undefined : session.token();
  // That the session is over has been noticed before (`syncWithOtherTabs`).
  if (facts.session === 'required' && token === undefined) throw new ApiError('session', text.session.ended);
  const [epoch, sessionEpoch] = [session.epoch(scopeOf(facts, call)), session.epoch('user')];
  const given = call.signal ?? uploadControlOf(call.data)?.signal;
  const late = leavesOpen(facts) ? text.problems.timeoutUnsure : text.problems.timeout;
  // Uploads and files may take longer as long as they go on (Reading R54).
  const isLong = facts.body === 'multipart' || facts.answer !== 'json';
  const patience = { quietMs: settings.timeoutMs, wholeMs: isLong ? settings.transferMs : settings.timeoutMs };
  const sentAt = sendingTime();
  const answer = withTimeout(patience, given, late, (watch) => exchange(call, facts, token, watch)).then((found) => {
    // The server expects the new token from now on, whatever else the answer says and whichever investor it is about.
    const renewed = newTokenOf(found.body);
    if (renewed !== undefined && token !== undefined && session.epoch('user') === sessionEpoch)
      session.renew(renewed, sentAt);
    return found;
  });
  return { token, epoch, answer, reference: call.reference };
}

/** A query sent ahead of the code that needs it. */
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
  const call: Call = { url: facts.path, data, id };
  const sent = dispatch(call, facts);
  sent.answer.catch(() => undefined); // The caller that takes the answer handles its failure.
  const own = { question: questionOf(call), sent };
  ahead = own;
  setTimeout(() => {
    if (ahead === own) ahead = undefined;
  }, aheadMs);
}

function takeAhead(call: Call, facts: Facts): Sent | undefined {
  const sent = ahead?.question === questionOf(call) ? ahead.sent : undefined;
  // A command may change the answer to anything.
  if (sent || facts.kind === 'command') ahead = undefined;
  return sent?.epoch === apiContext().session.epoch(scopeOf(facts, call)) ? sent : undefined;
}

/**
 * Looks at what other tabs have done. If one has selected another investor, a query no longer matches its key: it is
 * dropped, and the screen, which has switched as well, requests again; a command is refused. If another tab has ended or
 * replaced the session, nothing is sent for the old one.
 */
function syncWithOtherTabs(facts: Facts, scope: Facts['scope']): void {
  const { session } = apiContext();
  const epoch = session.epoch(scope);
  if (facts.kind === 'query') session.syncWithOtherTabs();
  else session.check();
  if (facts.session !== 'none' && session.epoch(scope) !== epoch) throw new ApiError('stale', text.problems.stale);
  if (facts.kind === 'command') refuseForAnother(facts, session.shownInvestor());
}

const isPage = (body: unknown) => typeof body === 'string' && /^\s*<(!doctype|html)\b/i.test(body);

async function read(facts: Facts, body: unknown, status: number, call: Call): Promise<unknown> {
  if (body instanceof Blob && body.size > 0) return body;
  const wire = wireOf(facts);
  // Must run before anything else reads the answer, since it removes the extra row that was requested to look ahead.
  const ends = hasOtherApis ? call.endsOf?.(body) : undefined;
  const envelope = envelopeOf(hasOtherApis && wire ? (await import('./received.ts')).enveloped(body, wire) : body);
  if (hasOtherApis && ends && envelope?.data) envelope.data = { ...envelope.data, ...ends };
  // The envelope's `status` says whether the request succeeded, whatever the HTTP status.
  if (envelope?.status === 'error') {
    throw new ApiError('http', envelope.message ?? text.problems.unexpected, status, problemOf(body).errors);
  }
  const { problems } = text;
  // A network that first wants its terms accepted, such as a hotel's, answers in place of the server.
  const [sure, unsure] = isPage(body)
    ? [problems.page, `${problems.page} ${problems.unsure}`]
    : [problems.format, problems.formatUnsure];
  const unreadable = leavesOpen(facts) ? unsure : sure;
  if (facts.data && !isReadable(call.id, envelope?.data, body)) throw new ApiError('format', unreadable, status);
  if (!envelope || facts.answer !== 'json') throw new ApiError('format', envelope?.message ?? unreadable, status);
  return withoutNulls(envelope);
}

/** Whether a token is still the session's, or the session has no token any more. */
const isCurrent = (token: string) => [token, undefined].includes(apiContext().session.token());

/** The statuses of a gateway that has lost the server's answer, or found no server. */
const lostAnswer = [502, 504];

/** The error for an error response; by Reading R18 a 401 for the current token ends the session. */
function refusal(facts: Facts, response: Response, body: unknown, token: string | undefined): ApiError {
  const { status } = response;
  const { message, errors } = problemOf(body);
  if (status === 401 && message !== invalidCredentials && token !== undefined && isCurrent(token)) {
    apiContext().session.expire();
    return new ApiError('session', message ?? text.session.ended, status, errors);
  }
  if (leavesOpen(facts) && lostAnswer.includes(status)) {
    return new ApiError('http', text.problems.lostUnsure, status);
  }
  const said = message ?? text.problems.status(status);
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  if (!(seconds > 0)) return new ApiError('http', said, status, errors);
  const refused = new ApiError('http', `${said} ${text.problems.retryAfter(seconds)}`, status, errors);
  refused.retryAfter = seconds;
  return refused;
}
