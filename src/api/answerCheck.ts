import { isObject } from '../format/isObject.ts';

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
export function isReadable(id: string, data: unknown, body: unknown): boolean {
  const heard = [...checks].map((check) => check(id, data, body));
  return isObject(data) && !heard.includes(false);
}
