import type { Section } from '../config/portal.ts';
import { fetchRenderer } from '../screen/fetchRenderers.ts';
import type { Renderers } from '../screen/RenderersContext.tsx';
import { Sections } from '../screen/Sections.tsx';
import { CardsSection } from './cards/CardsSection.tsx';
import { Form, FormSection } from './form/FormSection.tsx';
import { GroupSection } from './group/GroupSection.tsx';
import { lateSection } from './lateSection.ts';
import { lazySection } from './lazySection.tsx';
import { ownRenderers } from './ownRenderers.ts';
import type { PanelName } from './panel.ts';
import { publicRenderers } from './publicRenderers.ts';

// Loaded only for screens with such a section.
const ActionSection = lazySection(async () => (await import('./action/ActionSection.tsx')).ActionSection);
const FiguresSection = lazySection(async () => (await import('./figures/FiguresSection.tsx')).FiguresSection);
const DetailsSection = lazySection(async () => (await import('./details/DetailsSection.tsx')).DetailsSection);
const AllocationSection = lateSection(
  async () => (await import('./allocation/AllocationSection.tsx')).AllocationSection,
);
const ChartSection = lateSection(async () => (await import('./chart/ChartSection.tsx')).ChartSection);
const ProseSection = lazySection(async () => (await import('./prose/ProseSection.tsx')).ProseSection);
const TableSection = lateSection(async () => (await import('./table/TableSection.tsx')).TableSection);
const TilesSection = lazySection(async () => (await import('./tiles/TilesSection.tsx')).TilesSection);

/**
 * The renderers of all kinds in `src/kinds/declared.ts` but the panels; a kind without a line here, or of its own, does not
 * compile.
 */
export const sectionRenderers: Omit<Renderers, Exclude<PanelName, 'notice'>> = {
  ...publicRenderers,
  action: ActionSection,
  allocation: AllocationSection,
  cards: CardsSection,
  chart: ChartSection,
  details: DetailsSection,
  figures: FiguresSection,
  form: Object.assign(FormSection, { prepare: (section: Section) => fetchRenderer(Form, section) }),
  group: ({ section }) => (
    <GroupSection section={section}>
      <Sections sections={section.sections} />
    </GroupSection>
  ),
  prose: ProseSection,
  table: TableSection,
  tiles: TilesSection,
  ...ownRenderers,
};
