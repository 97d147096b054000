import { innerOf } from '../innerOf.ts';
import type { Portal, Screen, Section } from '../portal.ts';

/** Every screen with its route and its path in the config; the screen for users without an investor has no route. */
export function screensOf(
  portal: Pick<Portal, 'noInvestors' | 'routes'>,
): { route: string; path: string; screen: Screen }[] {
  const routed = (['public', 'signedIn'] as const).flatMap((group) =>
    Object.entries(portal.routes[group]).map(([route, screen]) => ({
      route,
      path: `routes.${group}.${route}`,
      screen,
    })),
  );
  return [...routed, { route: '', path: 'noInvestors', screen: portal.noInvestors }];
}

/** A notice in place of a section of the wrong shape; it keeps what was written. */
const unread = (written: unknown) =>
  ({ kind: 'notice', id: String(Reflect.get(Object(written), 'id')), title: '', text: '', written }) as const;

/** The config with a notice in place of each section at these paths, whose shape is wrong. */
export function withUnread(portal: Portal, wrong: readonly string[]): Portal {
  const read = (screen: Screen, path: string): Screen => ({
    ...screen,
    sections: screen.sections.map((one, index) => (wrong.includes(`${path}.sections[${index}]`) ? unread(one) : one)),
  });
  const group = (name: 'public' | 'signedIn') =>
    Object.fromEntries(
      Object.entries(portal.routes[name]).map(([route, screen]) => [route, read(screen, `routes.${name}.${route}`)]),
    );
  return {
    ...portal,
    routes: { public: group('public'), signedIn: group('signedIn') },
    noInvestors: read(portal.noInvestors, 'noInvestors'),
  };
}

/** The kinds, ids and periods in a value of any shape. */
function outlinesIn(value: unknown): Section[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, id, period } = value as Partial<Record<string, unknown>>;
  // Only these three are read of it.
  const own = kind !== undefined && id !== undefined ? [{ kind, id, period } as Section] : [];
  return [...own, ...Object.values(value).flatMap(outlinesIn)];
}

/** The kinds, ids and periods of an unread section and of those inside it; none of a section that was read. */
export const outlinesOf = (section: Section): Section[] => ('written' in section ? outlinesIn(section.written) : []);

/** A section, and those inside it. */
export const withInner = (section: Section): Section[] => [section, ...innerOf(section)];

/** Every route, those for visitors first. */
export const routesOf = ({ routes }: Pick<Portal, 'routes'>): string[] => [
  ...Object.keys(routes.public),
  ...Object.keys(routes.signedIn),
];
