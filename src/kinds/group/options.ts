import { feature, group as grouped, id, optional, prose, sections, word } from '../../config/declare.ts';
import { half, panelIn } from '../../config/kind.ts';
import type { Loose } from '../../config/loose.ts';
import { loanFact } from '../loanFact/options.ts';

const declared = grouped({
  id,
  title: prose,
  heading: optional(prose),
  untitled: optional(word(true)),
  feature: optional(feature),
  half: optional(half),
  /** Shows only the title until the group is opened. */
  folded: optional(word(true)),
  /** In a folded group, the panel that says in a few words what the group contains. */
  fact: optional(panelIn(loanFact)),
  sections: sections('plain'),
});

type Spec<Id, Inner> = Omit<Loose<typeof declared>, 'id' | 'sections'> & { id: Id; sections: readonly Inner[] };

const build = <const Id extends string, const Inner extends { kind: string; id: string }>(spec: Spec<Id, Inner>) => ({
  kind: 'group' as const,
  ...spec,
});

/**
 * A group of sections on one subject: the group is the landmark region, its sections are chapters within it. Tables in it
 * are named after its title.
 */
export const group = Object.assign(build, { kind: 'group' as const, declared });
