import type { PlainConfig, Section } from './portal.ts';

/** The sections inside a section: those of a group, the panels between cards, and the lists of holdings and opportunities. */
export function innerOf(section: Section): readonly PlainConfig[] {
  if (section.kind === 'group') {
    const inner = section.sections.flatMap((one) => [one, ...innerOf(one)]);
    return section.fact ? [section.fact, ...inner] : inner;
  }
  if (section.kind === 'holdings') return section.split ? [section.split, section.list] : [section.list];
  if (section.kind === 'opportunities') return [section.list];
  if (section.kind !== 'cards') return [];
  const { cards, above, beside, below } = section;
  return [...cards.map(({ story }) => story), above, beside, below].filter((panel) => panel !== undefined);
}
