import type { ComponentType } from 'react';
import type { Section } from '../config/portal.ts';
import { afterCards } from '../frame/afterCards.ts';
import { fetchRenderer } from '../frame/fetchRenderers.ts';
import type { Renderers } from '../frame/RenderersContext.tsx';
import { Sections } from '../frame/Sections.tsx';
import { AttentionSection } from './attention/AttentionSection.tsx';
import { CardsSection } from './cards/CardsSection.tsx';
import { FiguresSection } from './figures/FiguresSection.tsx';
import { Form, FormSection } from './form/FormSection.tsx';
import { GroupSection } from './group/GroupSection.tsx';
import { IncomeSection } from './income/IncomeSection.tsx';
import { lazySection } from './lazySection.tsx';
import { ownRenderers } from './ownRenderers.ts';
import { publicRenderers } from './publicRenderers.ts';
import { UpcomingSection } from './upcoming/UpcomingSection.tsx';

// Loaded only for screens with such a section.
const ActionSection = lazySection(async () => (await import('./action/ActionSection.tsx')).ActionSection);
const DetailsSection = lazySection(async () => (await import('./details/DetailsSection.tsx')).DetailsSection);
const FilesSection = lazySection(async () => (await import('./files/FilesSection.tsx')).FilesSection);
const AccountsSection = lazySection(async () => (await import('./accounts/AccountsSection.tsx')).AccountsSection);
const NotificationsSection = lazySection(
  async () => (await import('./notifications/NotificationsSection.tsx')).NotificationsSection,
);
const AllocationSection = afterTheCards(
  async () => (await import('./allocation/AllocationSection.tsx')).AllocationSection,
);
const ChartSection = afterTheCards(async () => (await import('./chart/ChartSection.tsx')).ChartSection);
const LadderSection = afterTheCards(async () => (await import('./ladder/LadderSection.tsx')).LadderSection);
const NotesSection = afterTheCards(async () => (await import('./notes/NotesSection.tsx')).NotesSection);
const PeopleSection = lazySection(async () => (await import('./people/PeopleSection.tsx')).PeopleSection);
const ProseSection = lazySection(async () => (await import('./prose/ProseSection.tsx')).ProseSection);
const TableSection = afterTheCards(async () => (await import('./table/TableSection.tsx')).TableSection);
const TilesSection = lazySection(async () => (await import('./tiles/TilesSection.tsx')).TilesSection);

/** A renderer whose code comes after the cards on a screen that has some (`usePreloadedRenderers`). */
function afterTheCards<Props extends { section: Section }>(load: () => Promise<ComponentType<Props>>) {
  const late = lazySection(async () => {
    await afterCards();
    return load();
  });
  return Object.assign(late, { isLate: true });
}

/** The renderers of all kinds in `src/config/kinds.ts`; a kind without a line here, or of its own, does not compile. */
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
  form: Object.assign(FormSection, { prepare: (section: Section) => fetchRenderer(Form, section) }),
  group: ({ section }) => (
    <GroupSection section={section}>
      <Sections sections={section.sections} />
    </GroupSection>
  ),
  income: IncomeSection,
  ladder: LadderSection,
  notes: NotesSection,
  notifications: NotificationsSection,
  people: PeopleSection,
  prose: ProseSection,
  table: TableSection,
  tiles: TilesSection,
  upcoming: UpcomingSection,
  ...ownRenderers,
};
