import { footerProblems } from './footer.ts';
import type { Problem } from './problem.ts';
import { sameRouteProblems, unreachableRoutes, waysOf } from './routes.ts';
import type { Rule } from './rule.ts';
import { routesOf, screensOf } from './screensOf.ts';

/** No two routes may match the same URLs. */
export const sameRouteRule: Rule = (portal) => sameRouteProblems(screensOf(portal).filter(({ route }) => route !== ''));

/** A footer link must lead to a screen, to a file or to another site. */
export const footerRule: Rule = (portal) =>
  portal.footer.links.flatMap(({ href }, index) =>
    footerProblems(`footer.links[${index}].href`, href, routesOf(portal)),
  );

/** Warns about each route that can only be reached by typing its URL. */
export const unreachableRule: Rule = (portal) => {
  const { footer, menu, paths } = portal;
  const screens = screensOf(portal);
  const ways = Object.fromEntries(screens.map(({ route, screen }) => [route, waysOf(screen)]));
  const links = footer.links.map(({ href }) => href.split(/[?#]/)[0] ?? '');
  const unreached = unreachableRoutes(ways, ['', ...Object.values(paths), ...waysOf(menu), ...links]);
  return unreached.map((route): Problem => {
    const message = `nothing leads to '${route}'; link to it in the menu, on another screen, in \`paths\` or in the footer, or remove it (at one host only, with \`off\`)`;
    return { path: screens.find((one) => one.route === route)?.path ?? '', message, severity: 'warning' };
  });
};
