import { duplicateProblems } from './duplicates.ts';
import { oneOf, type Problem } from './problem.ts';
import { wayProblems } from './routes.ts';
import type { Rule } from './rule.ts';

/**
 * The three screens that the portal links to itself must exist, and the sign-in's target must not depend on a feature.
 */
export const pathRule: Rule<'paths' | 'routes'> = (portal) => [
  ...wayProblems('paths.signIn', portal.paths.signIn, Object.keys(portal.routes.public)),
  ...(portal.paths.newPassword === undefined
    ? []
    : wayProblems('paths.newPassword', portal.paths.newPassword, Object.keys(portal.routes.public), [
        'or leave this option out',
      ])),
  ...wayProblems('paths.home', portal.paths.home, Object.keys(portal.routes.signedIn)),
  ...(portal.routes.signedIn[portal.paths.home]?.feature === undefined
    ? []
    : [
        {
          path: 'paths.home',
          message: `'${portal.paths.home}' has a feature, so it would be missing if that is off; choose a screen without one`,
        },
      ]),
];

/** Only queries that the description allows may be kept in the browser's storage. */
export const persistRule: Rule<'persist'> = (portal, { operations }) => {
  const allowed = Object.entries(operations).flatMap(([id, { persist }]) => (persist ? [id] : []));
  const placed = portal.persist.map((id, index) => [`persist[${index}]`, id] as const);
  return [
    ...placed.flatMap(([path, id]): Problem[] => {
      if (!Object.hasOwn(operations, id) || allowed.includes(id)) return oneOf(path, id, allowed);
      const reason = 'must not be kept in the browser, since openapi/ does not mark it x-portal-persist';
      return [{ path, message: `'${id}' ${reason}; allowed: ${allowed.join(', ')}` }];
    }),
    ...duplicateProblems(placed),
  ];
};

const plain = (path: string) => path.replace(/^\//, '');

/** The list of calls without an investor must name calls, each once, whose body would otherwise get one. */
export const exclusionRule: Rule<'api'> = ({ api: { withoutInvestor } }, { operations }) => {
  const described = Object.values(operations);
  const paths = described.map(({ path }) => plain(path));
  const placed = withoutInvestor.map((path, index) => [`api.withoutInvestor[${index}]`, path] as const);
  return [
    ...placed.flatMap(([place, path]): Problem[] => {
      const unknown = oneOf(place, plain(path), paths);
      if (unknown.length > 0 || described.some((one) => plain(one.path) === plain(path) && one.investor))
        return unknown;
      const message = `'${path}' is not needed here: its body in openapi/ has no investor_id, so none is sent`;
      return [{ path: place, message, severity: 'warning' }];
    }),
    ...duplicateProblems(placed, plain),
  ];
};
