import { namesIn } from '../namesIn.ts';
import { screenDeclared } from '../portalDeclared.ts';
import type { ConfigNames, KindList } from '../scope.ts';
import { oneOf, type Problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { outlinesOf, routesOf, screensOf, withInner } from './screensOf.ts';

/** Every name on a screen must exist in the description or the config. */
export const screenRule: Rule<'comparisons' | 'noInvestors' | 'pageSizes' | 'periods' | 'ranges' | 'routes'> = (
  portal,
  description,
  kinds,
) => {
  const { comparisons, periods, ranges, pageSizes } = portal;
  const screens = screensOf(portal).map((one) => ({
    ...one,
    known: one.screen.sections.flatMap((section) => [...outlinesOf(section), ...withInner(section)]),
  }));
  const sectionsAt = (route: string) => screens.find((one) => one.route === route)?.known ?? [];
  const config: ConfigNames = {
    routes: routesOf(portal),
    periods: Object.keys(periods),
    comparisons: comparisons.map(({ compareTo }) => compareTo),
    ranges: Object.keys(ranges),
    customRanges: Object.keys(ranges).filter((name) => ranges[name]?.some((range) => 'custom' in range)),
    pageSizes,
    sectionsAt: (route, wanted) =>
      sectionsAt(route).flatMap(({ kind, id }) => (wanted === undefined || kind === wanted ? [id] : [])),
    monthsOf: (route, wanted) => {
      const section = sectionsAt(route).find(({ id }) => id === wanted);
      if (!section) return undefined;
      const period = 'period' in section ? section.period : undefined;
      return period === undefined ? [] : periods[period]?.map(({ months }) => months);
    },
  };
  return screens.flatMap(({ path, route, screen }) =>
    namesIn(screenDeclared, screen, path, { config, description, kinds, route, subject: screen.subject, of: {} }),
  );
};

/** A section's id names its URL parameters and its anchor, so it must be unique on a screen. */
export const idRule: Rule<'noInvestors' | 'routes'> = (portal) =>
  screensOf(portal).flatMap(({ path, screen }) => {
    const ids = screen.sections.flatMap(withInner).map((section) => section.id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    return [...new Set(twice)].map((id) => ({
      path: `${path}.sections`,
      message: `'${id}' is the id of more than one section on this screen; give each its own`,
    }));
  });

const names = (kinds: KindList, mark: 'forVisitors' | 'withoutInvestor') =>
  Object.keys(kinds).filter((name) => kinds[name]?.[mark]);

/** Visitors' screens are loaded with the sign-in page, so they may use only the kinds that are loaded with it. */
export const publicKindRule: Rule<'routes'> = (portal, _, kinds) =>
  Object.entries(portal.routes.public).flatMap(([route, { sections }]) =>
    sections.flatMap(({ kind }, index) =>
      oneOf(`routes.public.${route}.sections[${index}].kind`, kind, names(kinds, 'forVisitors')),
    ),
  );

/** Without an investor, only the user's own data can be requested, so only kinds that request no other are allowed. */
export const noInvestorsRule: Rule<'noInvestors'> = ({ noInvestors: { feature: own, sections } }, _, kinds) => {
  const whole =
    own === undefined
      ? []
      : [
          {
            path: 'noInvestors.feature',
            message: 'features belong to an investor, and this screen is for users without one; remove it',
          },
        ];
  const inner = sections.flatMap((section, index): Problem[] => {
    const path = `noInvestors.sections[${index}]`;
    const known = oneOf(`${path}.kind`, section.kind, names(kinds, 'withoutInvestor'));
    const feature =
      section.feature === undefined
        ? []
        : [
            {
              path: `${path}.feature`,
              message: 'features belong to an investor, and this screen is for users without one; remove it',
            },
          ];
    return [...known, ...feature];
  });
  return [...whole, ...inner];
};
