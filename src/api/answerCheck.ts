import { isObject } from '../format/isObject.ts';

/** Says of an operation's data whether it can be shown. */
type AnswerCheck = (id: string, data: unknown) => boolean;

const checks = new Set<AnswerCheck>();

/** Puts every answer from now on to one more check; one that fails is an error of the kind 'format'. */
export function addAnswerCheck(check: AnswerCheck): void {
  checks.add(check);
}

/** Whether there is an object, and no check has anything against it. */
export function isReadable(id: string, data: unknown): boolean {
  return isObject(data) && [...checks].every((check) => check(id, data));
}
