import type { ComponentType } from 'react';
import type { Section } from '../config/portal.ts';
import { afterCards } from '../frame/afterCards.ts';
import type { Renderers } from '../frame/RenderersContext.tsx';
import { Sections } from '../frame/Sections.tsx';
import { AttentionSection } from './attention/AttentionSection.tsx';
import { CardsSection } from './cards/CardsSection.tsx';
import { FiguresSection } from './figures/FiguresSection.tsx';
import { GroupSection } from './group/GroupSection.tsx';
import { lazySection } from './lazySection.tsx';
import { publicRenderers } from './publicRenderers.ts';
import { TableSection } from './table/TableSection.tsx';

// Loaded only for screens with such a section; `usePreloadedRenderers` waits for those with a `fetch`.
const ActionSection = lazySection(async () => (await import('./action/ActionSection.tsx')).ActionSection);
const DetailsSection = lazySection(async () => (await import('./details/DetailsSection.tsx')).DetailsSection);
const FilesSection = lazySection(async () => (await import('./files/FilesSection.tsx')).FilesSection);
const AccountsSection = lazySection(async () => (await import('./accounts/AccountsSection.tsx')).AccountsSection);
const NotificationsSection = lazySection(
  async () => (await import('./notifications/NotificationsSection.tsx')).NotificationsSection,
);
const AllocationSection = afterFigures(
  async () => (await import('./allocation/AllocationSection.tsx')).AllocationSection,
);
const ChartSection = afterFigures(async () => (await import('./chart/ChartSection.tsx')).ChartSection);
const NotesSection = afterFigures(async () => (await import('./notes/NotesSection.tsx')).NotesSection);
const PeopleSection = lazySection(async () => (await import('./people/PeopleSection.tsx')).PeopleSection);
const ProseSection = lazySection(async () => (await import('./prose/ProseSection.tsx')).ProseSection);
const TilesSection = lazySection(async () => (await import('./tiles/TilesSection.tsx')).TilesSection);

/** A renderer that the screen does not wait for (`usePreloadedRenderers`), since it has no `fetch`. */
function afterFigures<Props extends { section: Section }>(load: () => Promise<ComponentType<Props>>) {
  const Late = lazySection(async () => {
    await afterCards();
    return load();
  });
  return (props: Props) => <Late {...props} />;
}

/** The renderers of all kinds in `src/config/kinds.ts`; a kind without a line here does not compile. */
export const renderers: Renderers = {
  ...publicRenderers,
  accounts: AccountsSection,
  action: ActionSection,
  allocation: AllocationSection,
  attention: AttentionSection,
  cards: CardsSection,
  chart: ChartSection,
  details: DetailsSection,
  figures: FiguresSection,
  files: FilesSection,
  group: ({ section }) => (
    <GroupSection section={section}>
      <Sections sections={section.sections} />
    </GroupSection>
  ),
  notes: NotesSection,
  notifications: NotificationsSection,
  people: PeopleSection,
  prose: ProseSection,
  table: TableSection,
  tiles: TilesSection,
};
