import { oneOf, type Problem, type Rule } from './problem.ts';

const signedInRoutes = (portal: Parameters<Rule>[0]) => Object.keys(portal.routes.signedIn);

/** Every entry of the menu leads to a screen, every anchor to a section of that screen. */
export const menuRule: Rule = (portal) =>
  portal.menu.flatMap((entry, index): Problem[] => {
    if (!('to' in entry)) return [];
    const unknown = oneOf(`menu[${index}].to`, entry.to, signedInRoutes(portal));
    if (unknown.length > 0) return unknown;
    const ids = (portal.routes.signedIn[entry.to]?.sections ?? []).map((section) => section.id);
    const anchors = entry.anchors ?? [];
    return anchors.flatMap((anchor, at) => oneOf(`menu[${index}].anchors[${at}].section`, anchor.section, ids));
  });

/** The three screens that the portal itself leads to are there. */
export const pathRule: Rule = (portal) => [
  ...oneOf('paths.signIn', portal.paths.signIn, Object.keys(portal.routes.public)),
  ...oneOf('paths.newPassword', portal.paths.newPassword, Object.keys(portal.routes.public)),
  ...oneOf('paths.home', portal.paths.home, signedInRoutes(portal)),
];

/** The page size to begin with can be chosen again. */
export const pageSizeRule: Rule = (portal) => oneOf('pageSize', portal.pageSize, portal.pageSizes);

/** Only what the description lets be kept is kept in the browser's storage. */
export const persistRule: Rule = (portal, { operations }) => {
  const allowed = Object.entries(operations).flatMap(([id, { persist }]) => (persist ? [id] : []));
  return portal.persist.flatMap((id, index): Problem[] => {
    const path = `persist[${index}]`;
    if (!Object.hasOwn(operations, id) || allowed.includes(id)) return oneOf(path, id, allowed);
    const reason = 'may never be kept in the browser: openapi/ does not mark it x-portal-persist';
    return [{ path, message: `'${id}' ${reason}; allowed: ${allowed.join(', ')}` }];
  });
};

/** The warning comes within the life of the session. */
export const warningRule: Rule = ({ session: { cookieMinutes, warnMinutes } }) =>
  warnMinutes < cookieMinutes
    ? []
    : [
        {
          path: 'session.warnMinutes',
          message: `${warnMinutes} is not before the session begins; allowed: less than session.cookieMinutes, ${cookieMinutes}`,
        },
      ];

/** The exclusion list names described calls, and exactly those whose body has no `investor_id`. */
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
    ...described.flatMap(({ path, body, investor }) =>
      body === 'none' || investor !== excluded.includes(plain(path))
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
