import { fetchedComponent } from '../widgets/fetchedComponent.ts';
import { lazyComponent } from '../widgets/lazyComponent.ts';
import { CardsSection } from './CardsSection.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { figuresFirst } from './figuresFirst.ts';
import { GroupSection } from './GroupSection.tsx';
import { publicRenderers } from './publicRenderers.ts';
import type { Renderers } from './RenderersContext.tsx';
import { Sections } from './Sections.tsx';
import { TableSection } from './TableSection.tsx';

// Screens without them come without what these kinds are made of; see `useCodeOf` for the others.
const ActionSection = fetchedComponent(async () => (await import('./ActionSection.tsx')).ActionSection);
const DetailsSection = fetchedComponent(async () => (await import('./DetailsSection.tsx')).DetailsSection);
const FilesSection = fetchedComponent(async () => (await import('./files/FilesSection.tsx')).FilesSection);
const AccountsSection = fetchedComponent(async () => (await import('./accounts/AccountsSection.tsx')).AccountsSection);
const NotificationsSection = fetchedComponent(
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
const PeopleSection = fetchedComponent(async () => (await import('./PeopleSection.tsx')).PeopleSection);
const ProseSection = fetchedComponent(async () => (await import('./ProseSection.tsx')).ProseSection);
const TilesSection = fetchedComponent(async () => (await import('./TilesSection.tsx')).TilesSection);

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
