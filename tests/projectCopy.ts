import { afterAll } from 'vitest';
import { copyProject } from './copyProject.ts';

/** A copy of the project with a tiny config, in which tests can make mistakes and run commands; removed after them. */
export function projectCopy() {
  const { remove, ...copy } = copyProject();
  afterAll(remove);
  return copy;
}
