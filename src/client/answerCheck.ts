import { isObject } from '../values/isObject.ts';
import { text } from '../values/text/text.ts';
import { ApiError } from './ApiError.ts';
import { leavesOpen, type Step } from './call.ts';
import { problemOf, withoutNulls } from './envelope.ts';
import type { Facts } from './operationFacts.ts';

/** Decides whether an operation's data can be shown; `body` is the whole answer, as text where it is not JSON. */
type AnswerCheck = (id: string, data: unknown, body: unknown) => boolean;

const checks = new Set<AnswerCheck>();

/**
 * Adds a check for every answer from now on, until the returned function is called. An answer that fails it becomes an
 * error of kind 'format'.
 */
export function addAnswerCheck(check: AnswerCheck): () => void {
  checks.add(check);
  return () => void checks.delete(check);
}

/** Whether the data is an object that passes every check. Every check sees every answer. */
function isReadable(id: string, data: unknown, body: unknown): boolean {
  const heard = [...checks].map((check) => check(id, data, body));
  return isObject(data) && !heard.includes(false);
}

const isPage = (body: unknown) => typeof body === 'string' && /^\s*<(!doctype|html)\b/i.test(body);

/** What to say about an answer that cannot be read. */
function unreadable(facts: Facts, body: unknown): string {
  const { problems } = text;
  // A network that first wants its terms accepted, such as a hotel's, answers in place of the server.
  if (isPage(body)) return leavesOpen(facts) ? `${problems.page} ${problems.unsure}` : problems.page;
  return leavesOpen(facts) ? problems.formatUnsure : problems.format;
}

/** Lets only files and envelopes pass that say success and have data that can be shown, without their token. */
export const answerCheck: Step = (exchange) => ({
  onResponse({ response: { ok, status } }) {
    const { id, facts, body, answer } = exchange;
    if (!ok || (answer instanceof Blob && answer.size > 0)) return;
    // An empty file is no envelope.
    const envelope = answer instanceof Blob ? undefined : answer;
    // The envelope's `status` says whether the request succeeded, whatever the HTTP status.
    if (envelope?.status === 'error') {
      throw new ApiError('http', envelope.message ?? text.problems.unexpected, status, problemOf(body).errors);
    }
    if (facts.data && !isReadable(id, envelope?.data, body))
      throw new ApiError('format', unreadable(facts, body), status);
    if (!envelope || facts.answer !== 'json')
      throw new ApiError('format', envelope?.message ?? unreadable(facts, body), status);
    exchange.answer = withoutNulls(envelope);
  },
});
