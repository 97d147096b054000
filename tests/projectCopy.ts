import { afterAll } from 'vitest';
import { copyProject } from './copyProject.ts';

/** A copy of the project with a tiny config, for a test to put mistakes into and to run commands in; gone after the file's tests. */
export function projectCopy() {
  const { remove, ...copy } = copyProject();
  afterAll(remove);
  return copy;
}
