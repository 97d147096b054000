import type { Portal, Screen, Section } from '../portal.ts';

/** Every screen with its route and its place in the config; the one for nobody's investor has no route. */
export function screensOf(portal: Portal): { route: string; path: string; screen: Screen }[] {
  const routed = (['public', 'signedIn'] as const).flatMap((group) =>
    Object.entries(portal.routes[group]).map(([route, screen]) => ({
      route,
      path: `routes.${group}.${route}`,
      screen,
    })),
  );
  return [...routed, { route: '', path: 'noInvestors', screen: portal.noInvestors }];
}

/** A section, and those in it where it is a group. */
export const withInner = (section: Section): Section[] => [
  section,
  ...(section.kind === 'group' ? section.sections : []),
];
