import type { PartFlag } from '../fields.ts';
import type { PlainSection } from '../portal.ts';

/** Sections of one subject, as one part of the screen: the group is the region, its sections are its chapters. */
export interface GroupSection<Inner extends PlainSection = PlainSection> {
  kind: 'group';
  id: string;
  title: string;
  part?: PartFlag;
  sections: readonly Inner[];
}

/** A group. Tables in it go by its title. */
export function group<const Id extends string, const Inner extends PlainSection>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  sections: readonly Inner[];
}): GroupSection<Inner> & { id: Id } {
  return { kind: 'group', ...spec };
}
