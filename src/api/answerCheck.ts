import { isObject } from '../format/isObject.ts';

/** Says of an operation's data whether it can be shown; `body` is all of the answer, a text where it is no JSON. */
type AnswerCheck = (id: string, data: unknown, body: unknown) => boolean;

const checks = new Set<AnswerCheck>();

/** Puts every answer from now on to one more check; one that fails is an error of the kind 'format'. */
export function addAnswerCheck(check: AnswerCheck): void {
  checks.add(check);
}

/** Whether there is an object, and no check has anything against it. Each of them hears of every answer. */
export function isReadable(id: string, data: unknown, body: unknown): boolean {
  const heard = [...checks].map((check) => check(id, data, body));
  return isObject(data) && !heard.includes(false);
}
