import type { QueryId } from '../client/types.ts';
import { outlineOf } from './outlineOf.ts';
import type { PlacedSection, Portal } from './portal.ts';

/**
 * The address of the screen whose subject this query loads, such as a loan; undefined if the portal has none.
 */
export function subjectPath({ routes }: Portal, query: QueryId, id: number): string | undefined {
  const [path, screen] = Object.entries(routes.signedIn).find(([, { subject }]) => subject?.query === query) ?? [];
  const name = Object.values(screen?.subject?.params ?? {})[0];
  return path === undefined || name === undefined ? undefined : path.replace(`:${name}`, `${id}`);
}

interface Place {
  /** The route of its screen. */
  path: string;
  section: PlacedSection;
}

/** The address of a section on its screen. */
export const anchorOf = (place: Place | undefined) => place && `${place.path}#${place.section.outer}`;

/** The first section of this kind; undefined if the portal has none. */
export function sectionPlace({ routes }: Portal, isWanted: (section: PlacedSection) => boolean): Place | undefined {
  for (const [path, screen] of Object.entries(routes.signedIn)) {
    const section = outlineOf(screen).find(isWanted);
    if (section) return { path, section };
  }
  return undefined;
}
