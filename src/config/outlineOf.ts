import { innerOf } from './innerOf.ts';
import type { PlacedSection, PlainConfig, Screen } from './portal.ts';

/** What links need to know about a screen's sections. */
export const outlineOf = ({ sections, outline }: Screen): readonly PlacedSection[] =>
  outline ??
  sections.flatMap((outer) => [
    ...(outer.kind === 'group' ? [] : [placed(outer, outer.id)]),
    ...innerOf(outer).map((section) => placed(section, outer.id)),
  ]);

const placed = (section: PlainConfig, outer: string): PlacedSection => ({
  id: section.id,
  outer,
  kind: section.kind,
  ...('query' in section && { query: section.query }),
  ...('command' in section && { command: section.command }),
  ...('of' in section && { of: section.of }),
});
