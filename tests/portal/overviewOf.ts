import type { Portal } from '../../src/config/portal.ts';
import { withInner } from '../../src/config/rules/screensOf.ts';
import { smallPortal } from './smallPortal.ts';

/** The small portal with only these sections on its overview, so that a test loads and renders nothing else. */
export const overviewOf = (...ids: string[]): Portal => withOverview(smallPortal, ids);

/** A portal with only these sections on its overview, outside their groups. */
export function withOverview(portal: Portal, ids: readonly string[]): Portal {
  const { routes } = portal;
  const overview = routes.signedIn['/overview'];
  if (!overview) throw new Error('The portal has no overview.');
  const sections = overview.sections.flatMap(withInner).filter(({ id }) => ids.includes(id));
  return {
    ...portal,
    routes: { ...routes, signedIn: { ...routes.signedIn, '/overview': { ...overview, sections } } },
  };
}
