import type { Portal } from '../portal.ts';
import { dataOf, formatsOf } from './fields.ts';
import { type Description, oneOf, type Problem } from './problem.ts';
import { wayProblems } from './routes.ts';

/** The sense of one kind of section: every problem at its place, none where there is none. */
export type Check<One> = (section: One, path: string, portal: Portal, description: Description) => Problem[];

export const periodProblems = (path: string, period: string | undefined, portal: Portal): Problem[] =>
  period === undefined ? [] : oneOf(`${path}.period`, period, Object.keys(portal.periods));

/** Every route, those for visitors first. */
export const routesOf = ({ routes }: Portal): string[] => [
  ...Object.keys(routes.public),
  ...Object.keys(routes.signedIn),
];

export const routeProblems = (path: string, to: string, portal: Portal): Problem[] =>
  wayProblems(path, to, routesOf(portal));

/** No problem where nothing is said, or the part is one that can be on or off for an investor. */
export function partProblems(path: string, part: string | undefined, description: Description): Problem[] {
  if (part === undefined) return [];
  const flags = Object.entries(dataOf('portfolioEnable', description)).flatMap(([name, shape]) =>
    formatsOf(shape).includes('flag') ? [name] : [],
  );
  return oneOf(`${path}.part`, part, flags);
}
