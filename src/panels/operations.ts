import type { QueryId } from '../api/types.ts';
import type { PlainConfig } from '../config/portal.ts';
import type { PanelName } from './panels.ts';

type Operations = { [Name in PanelName]?: (section: Extract<PlainConfig, { kind: Name }>) => readonly QueryId[] };

/** The queries that each panel sends as soon as it is drawn, without those of its dialogs. */
const operations: Operations = {
  accounts: () => ['investorAccountList'],
  added: () => ['portfolioCardCurrentlyInvested', 'portfolioActivities', 'investmentList'],
  // The loan is requested only if payments of it are owed.
  attention: () => ['investmentList', 'portfolioActivities'],
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
  reminders: () => [
    'investmentList',
    'portfolioActivities',
    'investorAccountList',
    'profileDetails',
    'documentList',
    'portfolioEnable',
    'opportunityList',
  ],
  // If a fact fails to load, its row still opens the dialog, which reports the failure.
  requests: () => [],
  taxYear: () => ['documentList', 'portfolioActivities', 'investmentList'],
  upcoming: () => ['investmentList', 'portfolioActivities', 'loanDetails', 'opportunityList'],
};

/** The queries that a section asks by their names in code; none for sections whose config names them. */
export function panelOperations(section: { kind: string }): readonly QueryId[] {
  const own = (operations as Partial<Record<string, (section: object) => readonly QueryId[]>>)[section.kind];
  return own?.(section) ?? []; // Each is stored under the kind of section that it takes.
}
