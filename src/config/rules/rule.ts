import type { Portal } from '../portal.ts';
import type { Description, Problem } from './problem.ts';

/** A rule; returns every problem it finds. */
export type Rule = (portal: Portal, description: Description) => Problem[];
