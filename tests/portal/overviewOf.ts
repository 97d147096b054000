import type { Portal } from '../../src/config/portal.ts';
import { smallPortal } from './smallPortal.ts';

/** The small portal with only these sections on its overview: what a test is not about is neither asked nor drawn. */
export function overviewOf(...ids: string[]): Portal {
  const { routes } = smallPortal;
  const overview = routes.signedIn['/overview'];
  if (!overview) throw new Error('The small portal has no overview.');
  const sections = overview.sections.filter(({ id }) => ids.includes(id));
  return {
    ...smallPortal,
    routes: { ...routes, signedIn: { ...routes.signedIn, '/overview': { ...overview, sections } } },
  };
}
