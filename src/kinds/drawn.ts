import type { ComponentType } from 'react';
import { queryFor } from '../client/queryFor.ts';
import type { Section } from '../config/portal.ts';
import { afterCards } from '../screen/afterCards.ts';
import { fetchRenderer } from '../screen/fetchRenderers.ts';
import type { Renderers } from '../screen/RenderersContext.tsx';
import { AddedPanel } from './added/AddedPanel.tsx';
import { AttentionPanel } from './attention/AttentionPanel.tsx';
import { CardsSection } from './cards/CardsSection.tsx';
import { ChartShape } from './chart/ChartShape.tsx';
import { FirstUsePanel } from './firstUse/FirstUsePanel.tsx';
import { Form, FormSection } from './form/FormSection.tsx';
import { GroupSection } from './group/GroupSection.tsx';
import { HoldingsShape } from './holdings/HoldingsShape.tsx';
import { IncomeShape } from './income/IncomeShape.tsx';
import { lazySection } from './lazySection.tsx';
import { NotesShape } from './notes/NotesShape.tsx';
import { NoticeSection } from './notice/NoticeSection.tsx';
import { ownDrawn } from './own.ts';
import { RemindersShape } from './reminders/RemindersShape.tsx';
import { TableShape } from './table/TableShape.tsx';
import { latestStatement } from './taxYear/latestStatement.ts';
import { TaxYearShape } from './taxYear/TaxYearShape.tsx';
import { UpcomingShape } from './upcoming/UpcomingShape.tsx';

/** What draws a section of a kind: a component at hand, or code that is loaded for screens with such a section. */
type Drawing<One> = {
  /** The queries to load before its screen is opened, if its config names none. */
  first?: (section: One, investorId: number) => object[];
} & (
  | { Section: ComponentType<{ section: One }> }
  | {
      load: () => Promise<ComponentType<{ section: One }>>;
      /** Its code comes after that of a kind marked `isFirst`, on a screen that has one. */
      isLate?: true;
      /** As high as the section, until its code is here: above other sections, so that nothing jumps. */
      Shape?: ComponentType<{ section: One }>;
    }
);

const further = async () => (await import('./further.ts')).further;

/** What draws each kind of section in `declared.ts`; one without a line here does not compile. */
const drawn: { [Kind in Section['kind']]: Drawing<Extract<Section, { kind: Kind }>> } = {
  accounts: {
    load: async () => (await further()).accounts(),
    first: (_, id) => [queryFor('investorAccountList', {}, { id })],
  },
  action: { load: async () => (await further()).action() },
  added: { Section: AddedPanel },
  allocation: {
    load: async () => (await import('./allocation/AllocationSection.tsx')).AllocationSection,
    isLate: true,
  },
  attention: { Section: AttentionPanel, first: () => [queryFor('investmentList', {})] },
  cards: { Section: Object.assign(CardsSection, { isFirst: true }) },
  chart: { load: async () => (await import('./chart/ChartSection.tsx')).ChartSection, isLate: true, Shape: ChartShape },
  details: { load: async () => (await further()).details() },
  figures: { load: async () => (await further()).figures() },
  files: { load: async () => (await further()).files() },
  firstUse: { Section: FirstUsePanel },
  form: { Section: Object.assign(FormSection, { prepare: (section: Section) => fetchRenderer(Form, section) }) },
  group: { Section: GroupSection },
  holdings: {
    load: async () => (await import('./holdings/HoldingsPanel.tsx')).HoldingsPanel,
    isLate: true,
    Shape: HoldingsShape,
  },
  income: {
    load: async () => (await import('./income/IncomePanel.tsx')).IncomePanel,
    isLate: true,
    Shape: IncomeShape,
  },
  loan: {
    load: async () => (await further()).loan(),
    first: () => [queryFor('investmentList', {})],
  },
  loanFact: { load: async () => (await further()).loanFact() },
  notes: {
    load: async () => (await import('./notes/NotesPanel.tsx')).NotesPanel,
    isLate: true,
    Shape: NotesShape,
    first: ({ of }) => (of === 'portfolio' ? [queryFor('portfolioEnable', {})] : []),
  },
  notice: { Section: NoticeSection },
  notifications: {
    load: async () => (await further()).notifications(),
    first: () => [queryFor('profileDetails', {})],
  },
  opportunities: { load: async () => (await further()).opportunities() },
  opportunity: { load: async () => (await further()).opportunity() },
  people: {
    load: async () => (await further()).people(),
    first: ({ of }) => [of === 'team' ? queryFor('teamList', {}) : queryFor('investorContactList', {})],
  },
  prose: { load: async () => (await further()).prose() },
  reminders: {
    load: async () => (await import('./reminders/RemindersPanel.tsx')).RemindersPanel,
    isLate: true,
    Shape: RemindersShape,
  },
  requests: {
    load: async () => (await further()).requests(),
    first: () => [queryFor('investmentList', {})],
  },
  table: { load: async () => (await import('./table/TableSection.tsx')).TableSection, isLate: true, Shape: TableShape },
  taxYear: {
    load: async () => (await further()).taxYear(),
    isLate: true,
    Shape: TaxYearShape,
    first: () => [queryFor('documentList', latestStatement)],
  },
  tiles: { load: async () => (await further()).tiles() },
  upcoming: {
    load: async () => (await import('./upcoming/UpcomingPanel.tsx')).UpcomingPanel,
    isLate: true,
    Shape: UpcomingShape,
    first: () => [queryFor('investmentList', {})],
  },
  ...ownDrawn,
};

// From here on, what belongs to a kind meets only sections of that kind.
const drawings = Object.entries(drawn) as [Section['kind'], Drawing<Section>][];

/** The renderer of each kind. */
export const renderers = Object.fromEntries(
  drawings.map(([kind, one]) => {
    if ('Section' in one) return [kind, one.Section];
    const { load, isLate, Shape } = one;
    return [kind, Object.assign(lazySection(load, isLate && afterCards), { isLate, Shape })];
  }),
) as Renderers;

/** The queries to load before the screen of a section is opened, if its config names none. */
export const firstOf = (section: Section, investorId: number): object[] =>
  (drawn[section.kind] as Drawing<Section>).first?.(section, investorId) ?? [];
