import { type ComponentType, lazy } from 'react';
import { lazyComponent } from '../widgets/lazyComponent.ts';
import { withSecondTry } from '../widgets/withSecondTry.ts';
import { CardsSection } from './CardsSection.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { figuresFirst } from './figuresFirst.ts';
import { GroupSection } from './GroupSection.tsx';
import { publicRenderers } from './publicRenderers.ts';
import type { Fetched, Renderers } from './RenderersContext.tsx';
import { Sections } from './Sections.tsx';
import { TableSection } from './TableSection.tsx';

/** A kind whose code comes with the first screen that has it, before any of that screen's sections is drawn. */
function fetched<Props>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  let coming: ReturnType<typeof load> | undefined;
  function fetch() {
    coming ??= withSecondTry(load);
    return coming;
  }
  return Object.assign(
    lazy(async () => ({ default: await fetch() })),
    { fetch },
  );
}

// Screens without them come without what these kinds are made of.
const ActionSection = fetched(async () => (await import('./ActionSection.tsx')).ActionSection);
const DetailsSection = fetched(async () => (await import('./DetailsSection.tsx')).DetailsSection);
const FilesSection = fetched(async () => (await import('./files/FilesSection.tsx')).FilesSection);
const AccountsSection = fetched(async () => (await import('./accounts/AccountsSection.tsx')).AccountsSection);
const NotificationsSection = fetched(
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
const PeopleSection = fetched(async () => (await import('./PeopleSection.tsx')).PeopleSection);
const ProseSection = fetched(async () => (await import('./ProseSection.tsx')).ProseSection);
const TilesSection = fetched(async () => (await import('./TilesSection.tsx')).TilesSection);

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
