import type { QueryId } from '../client/types.ts';
import type { PlainConfig, Portal } from '../config/portal.ts';
import type { AttentionCondition } from '../figures/attention.ts';
import { conditionsOf } from './attention/conditionsOf.ts';
import { newsPlace } from './attention/newsPlace.ts';
import { ownPanelOperations } from './ownPanelQueries.ts';
import type { PanelName } from './panel.ts';

type OperationsOf<Section> = (section: Section, portal: Portal) => readonly QueryId[];
type Operations = { [Name in PanelName]?: OperationsOf<Extract<PlainConfig, { kind: Name }>> };

/** The queries that find each condition. */
const ofCondition: Record<AttentionCondition, readonly QueryId[]> = {
  payments: ['investmentList', 'portfolioActivities'],
  maturities: ['investmentList'],
  redemptions: ['investmentList'],
  accounts: ['investorAccountList'],
  accreditation: ['profileDetails'],
  insurance: ['investmentList', 'loanDetails'],
  documents: ['documentList'],
  notes: ['portfolioEnable'],
  offers: ['opportunityList'],
};

/** The queries that each panel sends as soon as it is drawn, without those of its dialogs. */
const operations: Operations = {
  accounts: () => ['investorAccountList'],
  added: () => ['portfolioCardCurrentlyInvested', 'portfolioActivities', 'investmentList'],
  // The loan is requested only if payments of it are owed.
  attention: () => ofCondition.payments,
  files: ({ of }) => [of === 'loan' ? 'loanDetails' : 'opportunityDetails'],
  // The rest is requested once these answers show that it is the first use.
  firstUse: () => ['investmentList', 'portfolioActivities'],
  // Failed pictures are not reported. If failures are unknown, no loan is called up to date.
  holdings: () => ['investmentSummary', 'investmentList'],
  income: () => ['portfolioActivities', 'investmentList', 'loanDetails'],
  // If accounts or people fail to load, the account and the telephone number are left out.
  loan: () => ['loanDetails', 'investmentList', 'portfolioActivities'],
  loanFact: () => ['loanDetails'],
  notes: ({ of }) => [of === 'loan' ? 'loanDetails' : 'portfolioEnable'],
  notifications: () => ['profileDetails'],
  offer: () => ['opportunityDetails'],
  // If holdings fail to load, the offers are complete except for what the investor holds.
  offers: () => ['opportunityList'],
  people: ({ of }) => [of === 'team' ? 'teamList' : 'investorContactList'],
  reminders: ({ leaveOut = [] }, portal) => [
    ...new Set(conditionsOf(portal, leaveOut).flatMap((condition) => ofCondition[condition])),
  ],
  // If a fact fails to load, its row still opens the dialog, which reports the failure.
  requests: () => [],
  taxYear: () => ['documentList', 'portfolioActivities', 'investmentList'],
  upcoming: (_, portal) => [
    ...(['investmentList', 'portfolioActivities', 'loanDetails'] as const),
    ...(newsPlace(portal, 'opportunities') ? (['opportunityList'] as const) : []),
  ],
  ...ownPanelOperations,
};

/** The queries that a section of a portal asks by their names in code; none if its config names them. */
export function panelOperations(section: { kind: string }, portal: Portal): readonly QueryId[] {
  const own = (operations as Partial<Record<string, OperationsOf<object>>>)[section.kind];
  return own?.(section, portal) ?? []; // Each is stored under the kind of section that it takes.
}
