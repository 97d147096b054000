import { feature, group as grouped, id, optional, prose, sections } from '../declare.ts';
import type { Feature } from '../described.ts';
import type { PlainConfig } from '../portal.ts';

/** Sections of one subject, as one part of the screen: the group is the region, its sections are its chapters. */
export interface GroupConfig<Inner extends PlainConfig = PlainConfig> {
  kind: 'group';
  id: string;
  title: string;
  feature?: Feature;
  sections: readonly Inner[];
}

/** A group. Tables in it go by its title. */
function build<const Id extends string, const Inner extends PlainConfig>(spec: {
  id: Id;
  title: string;
  feature?: Feature;
  sections: readonly Inner[];
}): GroupConfig<Inner> & { id: Id } {
  return { kind: 'group', ...spec };
}

export const group = Object.assign(build, {
  kind: 'group' as const,
  declared: grouped({ id, title: prose, feature: optional(feature), sections: sections('plain') }),
});
