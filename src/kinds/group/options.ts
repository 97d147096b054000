import { feature, group as grouped, id, optional, prose, sections, word } from '../../config/declare.ts';
import type { Feature } from '../../config/described.ts';
import { type Half, half, panelIn } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';
import { loanFact } from '../loanFact/options.ts';

/** A group of sections on one subject: the group is the landmark region, its sections are chapters within it. */
export interface GroupConfig<Inner> {
  kind: 'group';
  id: string;
  title: string;
  /** The title to show, if it differs from `title`, which names the region. */
  heading?: string;
  /** The title names the region and is not drawn. */
  untitled?: true;
  feature?: Feature;
  /** Half as wide on wide screens, like other sections. */
  half?: Half;
  /** Shows only the title until the group is opened. */
  folded?: true;
  /** In a folded group, the panel that says in a few words what the group contains. */
  fact?: SectionOf<typeof loanFact>;
  sections: readonly Inner[];
}

/** Builds a group. Tables in it are named after its title. */
function build<const Id extends string, const Inner extends { kind: string; id: string }>(spec: {
  id: Id;
  title: string;
  heading?: string;
  untitled?: true;
  feature?: Feature;
  half?: Half;
  folded?: true;
  fact?: SectionOf<typeof loanFact>;
  sections: readonly Inner[];
}): GroupConfig<Inner> & { id: Id } {
  return { kind: 'group', ...spec };
}

export const group = Object.assign(build, {
  kind: 'group' as const,
  declared: grouped({
    id,
    title: prose,
    heading: optional(prose),
    untitled: optional(word(true)),
    feature: optional(feature),
    half: optional(half),
    folded: optional(word(true)),
    fact: optional(panelIn(loanFact)),
    sections: sections('plain'),
  }),
});
