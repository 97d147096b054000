import { lazyComponent } from '../widgets/lazyComponent.ts';
import { CardsSection } from './CardsSection.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { figuresFirst } from './figuresFirst.ts';
import { GroupSection } from './GroupSection.tsx';
import { publicRenderers } from './publicRenderers.ts';
import type { Renderers } from './RenderersContext.tsx';
import { Sections } from './Sections.tsx';
import { TableSection } from './TableSection.tsx';

// Screens without them come without what these kinds are made of.
const ActionSection = lazyComponent(async () => (await import('./ActionSection.tsx')).ActionSection);
const DetailsSection = lazyComponent(async () => (await import('./DetailsSection.tsx')).DetailsSection);
const FilesSection = lazyComponent(async () => (await import('./files/FilesSection.tsx')).FilesSection);
const AccountsSection = lazyComponent(async () => (await import('./accounts/AccountsSection.tsx')).AccountsSection);
const NotificationsSection = lazyComponent(
  async () => (await import('./notifications/NotificationsSection.tsx')).NotificationsSection,
);
const AllocationSection = lazyComponent(async () => {
  await figuresFirst();
  return (await import('./AllocationSection.tsx')).AllocationSection;
});
const ChartSection = lazyComponent(async () => {
  await figuresFirst();
  return (await import('./ChartSection.tsx')).ChartSection;
});
const NotesSection = lazyComponent(async () => {
  await figuresFirst();
  return (await import('./NotesSection.tsx')).NotesSection;
});
const PeopleSection = lazyComponent(async () => (await import('./PeopleSection.tsx')).PeopleSection);
const ProseSection = lazyComponent(async () => (await import('./ProseSection.tsx')).ProseSection);
const TilesSection = lazyComponent(async () => (await import('./TilesSection.tsx')).TilesSection);

/** Adding a kind of section is adding a line here; until then this file does not compile. */
export const renderers: Renderers = {
  ...publicRenderers,
  accounts: AccountsSection,
  action: ActionSection,
  allocation: AllocationSection,
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
