import { feature, group as grouped, id, optional, prose, sections } from '../declare.ts';
import type { Feature } from '../described.ts';
import type { PlainSection } from '../portal.ts';

/** Sections of one subject, as one part of the screen: the group is the region, its sections are its chapters. */
export interface GroupSection<Inner extends PlainSection = PlainSection> {
  kind: 'group';
  id: string;
  title: string;
  part?: Feature;
  sections: readonly Inner[];
}

/** A group. Tables in it go by its title. */
function build<const Id extends string, const Inner extends PlainSection>(spec: {
  id: Id;
  title: string;
  part?: Feature;
  sections: readonly Inner[];
}): GroupSection<Inner> & { id: Id } {
  return { kind: 'group', ...spec };
}

export const group = Object.assign(build, {
  kind: 'group' as const,
  declared: grouped({ id, title: prose, part: optional(feature), sections: sections('plain') }),
});
