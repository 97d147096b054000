import { duplicateProblems } from './duplicates.ts';
import { oneOf, type Problem } from './problem.ts';
import { wayProblems } from './routes.ts';
import type { Rule } from './rule.ts';

/**
 * The three screens that the portal links to itself must exist, and the sign-in's target must not depend on a feature.
 */
export const pathRule: Rule = (portal) => [
  ...wayProblems('paths.signIn', portal.paths.signIn, Object.keys(portal.routes.public)),
  ...wayProblems('paths.newPassword', portal.paths.newPassword, Object.keys(portal.routes.public)),
  ...wayProblems('paths.home', portal.paths.home, Object.keys(portal.routes.signedIn)),
  ...(portal.routes.signedIn[portal.paths.home]?.feature === undefined
    ? []
    : [
        { path: 'paths.home', message: `'${portal.paths.home}' has a feature, and would be missing where that is off` },
      ]),
];

/** Only queries that the description allows may be kept in the browser's storage. */
export const persistRule: Rule = (portal, { operations }) => {
  const allowed = Object.entries(operations).flatMap(([id, { persist }]) => (persist ? [id] : []));
  const placed = portal.persist.map((id, index) => [`persist[${index}]`, id] as const);
  return [
    ...placed.flatMap(([path, id]): Problem[] => {
      if (!Object.hasOwn(operations, id) || allowed.includes(id)) return oneOf(path, id, allowed);
      const reason = 'may never be kept in the browser: openapi/ does not mark it x-portal-persist';
      return [{ path, message: `'${id}' ${reason}; allowed: ${allowed.join(', ')}` }];
    }),
    ...duplicateProblems(placed),
  ];
};

/** The exclusion list must name exactly the calls whose body has no `investor_id`, each once. */
export const exclusionRule: Rule = (portal, { operations }) => {
  const plain = (path: string) => path.replace(/^\//, '');
  const described = Object.values(operations);
  const excluded = portal.api.withoutInvestor.map(plain);
  return [
    ...portal.api.withoutInvestor.flatMap((path, index) =>
      oneOf(
        `api.withoutInvestor[${index}]`,
        plain(path),
        described.map((operation) => plain(operation.path)),
      ),
    ),
    ...duplicateProblems(
      portal.api.withoutInvestor.map((path, index) => [`api.withoutInvestor[${index}]`, path]),
      plain,
    ),
    ...described.flatMap(({ path, body, investor, wire }) =>
      wire || body === 'none' || investor !== excluded.includes(plain(path))
        ? []
        : [
            {
              path: 'api.withoutInvestor',
              message: investor
                ? `'${path}' is on the list, but its body in openapi/ declares investor_id`
                : `'${path}' is not on the list, but its body in openapi/ does not declare investor_id`,
            },
          ],
    ),
  ];
};
