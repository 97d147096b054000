import type { PlainConfig, Section } from './portal.ts';

/** The sections inside of a section: those of a group, and the panels between cards. */
export function innerOf(section: Section): readonly PlainConfig[] {
  if (section.kind === 'group') return section.sections.flatMap((inner) => [inner, ...innerOf(inner)]);
  if (section.kind !== 'cards') return [];
  const { cards, beside, below } = section;
  return [...cards.map(({ story }) => story), beside, below].filter((panel) => panel !== undefined);
}
