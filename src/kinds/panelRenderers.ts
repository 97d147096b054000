import type { Renderers } from '../screen/RenderersContext.tsx';
import { AddedPanel } from './added/AddedPanel.tsx';
import { AttentionPanel } from './attention/AttentionPanel.tsx';
import { FirstUsePanel } from './firstUse/FirstUsePanel.tsx';
import { HoldingsShape } from './holdings/HoldingsShape.tsx';
import { IncomeShape } from './income/IncomeShape.tsx';
import { lateSection } from './lateSection.ts';
import { lazySection } from './lazySection.tsx';
import { NotesShape } from './notes/NotesShape.tsx';
import { ownPanelRenderers } from './ownPanelRenderers.ts';
import type { PanelName } from './panel.ts';
import { RemindersShape } from './reminders/RemindersShape.tsx';
import { TaxYearShape } from './taxYear/TaxYearShape.tsx';
import { UpcomingShape } from './upcoming/UpcomingShape.tsx';

const otherPanels = async () => (await import('./otherPanels.ts')).otherPanels;

// Loaded only for screens with such a panel.
const AccountsPanel = lazySection(async () => (await otherPanels()).accounts());
const FilesPanel = lazySection(async () => (await otherPanels()).files());
const HoldingsPanel = lateSection(
  async () => (await import('./holdings/HoldingsPanel.tsx')).HoldingsPanel,
  HoldingsShape,
);
const IncomePanel = lateSection(async () => (await import('./income/IncomePanel.tsx')).IncomePanel, IncomeShape);
const LoanPanel = lazySection(async () => (await otherPanels()).loan());
const LoanFact = lazySection(async () => (await otherPanels()).loanFact());
const NotesPanel = lateSection(async () => (await import('./notes/NotesPanel.tsx')).NotesPanel, NotesShape);
const NotificationsPanel = lazySection(async () => (await otherPanels()).notifications());
const OfferPanel = lazySection(async () => (await otherPanels()).offer());
const OffersPanel = lazySection(async () => (await otherPanels()).offers());
const PeoplePanel = lazySection(async () => (await otherPanels()).people());
const RemindersPanel = lateSection(
  async () => (await import('./reminders/RemindersPanel.tsx')).RemindersPanel,
  RemindersShape,
);
const RequestsPanel = lazySection(async () => (await otherPanels()).requests());
const UpcomingPanel = lateSection(
  async () => (await import('./upcoming/UpcomingPanel.tsx')).UpcomingPanel,
  UpcomingShape,
);

const TaxYearPanel = lateSection(async () => (await otherPanels()).taxYear(), TaxYearShape);

/** The renderer of each panel in `declared.ts`; a panel without a line here does not compile. */
export const panelRenderers: Pick<Renderers, Exclude<PanelName, 'notice'>> = {
  accounts: AccountsPanel,
  added: AddedPanel,
  attention: AttentionPanel,
  files: FilesPanel,
  firstUse: FirstUsePanel,
  holdings: HoldingsPanel,
  income: IncomePanel,
  loan: LoanPanel,
  loanFact: LoanFact,
  notes: NotesPanel,
  notifications: NotificationsPanel,
  offer: OfferPanel,
  offers: OffersPanel,
  people: PeoplePanel,
  reminders: RemindersPanel,
  requests: RequestsPanel,
  taxYear: TaxYearPanel,
  upcoming: UpcomingPanel,
  ...ownPanelRenderers,
};
