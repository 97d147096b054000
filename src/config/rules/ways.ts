import type { Portal } from '../portal.ts';
import { footerProblems } from './footer.ts';
import { unknownIn } from './onceEach.ts';
import type { Problem } from './problem.ts';
import { sameRouteProblems, textsIn, unreachableRoutes } from './routes.ts';
import type { Rule } from './rule.ts';
import { routesOf, screensOf } from './screensOf.ts';

/** No two routes may match the same URLs. */
export const sameRouteRule: Rule<'noInvestors' | 'routes'> = (portal) =>
  sameRouteProblems(screensOf(portal).filter(({ route }) => route !== ''));

/** A footer link must lead to a screen, to a file or to another site. */
export const footerRule: Rule<'footer' | 'routes'> = (portal) =>
  portal.footer.links.flatMap(({ href }, index) =>
    footerProblems(`footer.links[${index}].href`, href, routesOf(portal)),
  );

/** The options that lead somewhere. */
const leading = /^(menu|paths\.\w+)$|\.(back|goTo|href|to)$/;

/** The routes that wrong links were probably meant to lead to; undefined if one of them could have led anywhere. */
function meantRoutes(found: readonly Problem[]): string[] | undefined {
  const links = found.filter(({ path, also = [] }) => [path, ...also].some((one) => leading.test(one)));
  const meant = links.map((problem) => unknownIn(problem)[3]);
  return meant.every((route) => route !== undefined) ? meant : undefined;
}

/** Warns about each route that can only be reached by typing its URL; `found` has what is wrong otherwise. */
export function unreachableProblems(portal: Portal, found: readonly Problem[]): Problem[] {
  const { footer, menu, paths } = portal;
  const meant = meantRoutes(found);
  if (!meant) return [];
  const screens = screensOf(portal);
  const ways = new Map<string, string[]>();
  // A route may be there twice, which is reported as such.
  for (const { route, screen } of screens) ways.set(route, [...(ways.get(route) ?? []), ...textsIn(screen)]);
  const links = textsIn(footer).map((href) => href.split(/[?#]/)[0] ?? '');
  const unreached = unreachableRoutes(ways, ['', ...textsIn([paths, menu]), ...links, ...meant]);
  return unreached.flatMap((route): Problem[] => {
    const path = screens.find((one) => one.route === route)?.path ?? '';
    const message = `nothing leads to '${route}'; link to it in the menu, on another screen, in \`paths\` or in the footer, or remove it (at one host only, with \`off\`)`;
    return found.some((one) => one.path === path) ? [] : [{ path, message, severity: 'warning' }];
  });
}
