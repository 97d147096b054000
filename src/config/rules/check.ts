import type { Portal } from '../portal.ts';
import { type Description, oneOf, type Problem } from './problem.ts';

/** The sense of one kind of section: every problem at its place, none where there is none. */
export type Check<One> = (section: One, path: string, portal: Portal, description: Description) => Problem[];

export const periodProblems = (path: string, period: string | undefined, portal: Portal): Problem[] =>
  period === undefined ? [] : oneOf(`${path}.period`, period, Object.keys(portal.periods));

export const routeProblems = (path: string, to: string, portal: Portal): Problem[] =>
  oneOf(path, to, [...Object.keys(portal.routes.public), ...Object.keys(portal.routes.signedIn)]);
