import { panels } from '../../panels/panels.ts';
import { feature, group as grouped, id, optional, prose, sections, word } from '../declare.ts';
import type { Feature } from '../described.ts';
import type { SectionOf } from '../loose.ts';
import { panelIn } from './panelIn.ts';

/** A group of sections on one subject: the group is the landmark region, its sections are chapters within it. */
export interface GroupConfig<Inner> {
  kind: 'group';
  id: string;
  title: string;
  feature?: Feature;
  /** Shows only the title until the group is opened. */
  folded?: true;
  /** Of a folded group: the panel that says in a few words what it holds. */
  fact?: SectionOf<typeof panels.loanFact>;
  sections: readonly Inner[];
}

/** Builds a group. Tables in it are named after its title. */
function build<const Id extends string, const Inner extends { kind: string; id: string }>(spec: {
  id: Id;
  title: string;
  feature?: Feature;
  folded?: true;
  fact?: SectionOf<typeof panels.loanFact>;
  sections: readonly Inner[];
}): GroupConfig<Inner> & { id: Id } {
  return { kind: 'group', ...spec };
}

export const group = Object.assign(build, {
  kind: 'group' as const,
  declared: grouped({
    id,
    title: prose,
    feature: optional(feature),
    folded: optional(word(true)),
    fact: optional(panelIn(panels.loanFact)),
    sections: sections('plain'),
  }),
});
