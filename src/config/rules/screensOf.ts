import { innerOf } from '../innerOf.ts';
import type { Portal, Screen, Section } from '../portal.ts';

/** Every screen with its route and its path in the config; the screen for users without an investor has no route. */
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

/** A section, and those inside it. */
export const withInner = (section: Section): Section[] => [section, ...innerOf(section)];

/** Every route, those for visitors first. */
export const routesOf = ({ routes }: Portal): string[] => [
  ...Object.keys(routes.public),
  ...Object.keys(routes.signedIn),
];
