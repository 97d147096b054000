import type { Portal } from '../portal.ts';
import type { KindList } from '../scope.ts';
import type { Description, Problem } from './problem.ts';

/** A rule over these parts of the config; returns every problem it finds. */
export type Rule<Part extends keyof Portal = keyof Portal> = (
  portal: Pick<Portal, Part>,
  description: Description,
  kinds: KindList,
) => Problem[];
