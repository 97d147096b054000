import { lazy } from 'react';
import { withSecondTry } from '../widgets/withSecondTry.ts';
import { CardsSection } from './CardsSection.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { figuresFirst } from './figuresFirst.ts';
import { GroupSection } from './GroupSection.tsx';
import { publicRenderers } from './publicRenderers.ts';
import type { Renderers } from './RenderersContext.tsx';
import { Sections } from './Sections.tsx';
import { TableSection } from './TableSection.tsx';

// Screens without them come without what these kinds are made of.
const ActionSection = lazy(async () => {
  const { ActionSection } = await withSecondTry(() => import('./ActionSection.tsx'));
  return { default: ActionSection };
});
const DetailsSection = lazy(async () => {
  const { DetailsSection } = await withSecondTry(() => import('./DetailsSection.tsx'));
  return { default: DetailsSection };
});
const FilesSection = lazy(async () => {
  const { FilesSection } = await withSecondTry(() => import('./files/FilesSection.tsx'));
  return { default: FilesSection };
});
const AccountsSection = lazy(async () => {
  const { AccountsSection } = await withSecondTry(() => import('./accounts/AccountsSection.tsx'));
  return { default: AccountsSection };
});
const NotificationsSection = lazy(async () => {
  const { NotificationsSection } = await withSecondTry(() => import('./notifications/NotificationsSection.tsx'));
  return { default: NotificationsSection };
});
const AllocationSection = lazy(async () => {
  await figuresFirst();
  const { AllocationSection } = await withSecondTry(() => import('./AllocationSection.tsx'));
  return { default: AllocationSection };
});
const ChartSection = lazy(async () => {
  await figuresFirst();
  const { ChartSection } = await withSecondTry(() => import('./ChartSection.tsx'));
  return { default: ChartSection };
});
const NotesSection = lazy(async () => {
  await figuresFirst();
  const { NotesSection } = await withSecondTry(() => import('./NotesSection.tsx'));
  return { default: NotesSection };
});
const PeopleSection = lazy(async () => {
  const { PeopleSection } = await withSecondTry(() => import('./PeopleSection.tsx'));
  return { default: PeopleSection };
});
const ProseSection = lazy(async () => {
  const { ProseSection } = await withSecondTry(() => import('./ProseSection.tsx'));
  return { default: ProseSection };
});
const TilesSection = lazy(async () => {
  const { TilesSection } = await withSecondTry(() => import('./TilesSection.tsx'));
  return { default: TilesSection };
});

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
