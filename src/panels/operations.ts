import type { QueryId } from '../api/types.ts';
import type { PlainConfig } from '../config/portal.ts';
import type { PanelName } from './panels.ts';

type Operations = { [Name in PanelName]?: (section: Extract<PlainConfig, { kind: Name }>) => readonly QueryId[] };

/** The queries that each panel asks as soon as it is drawn; what its dialogs ask is not among them. */
const operations: Operations = {
  accounts: () => ['investorAccountList'],
  added: () => ['portfolioCardCurrentlyInvested', 'portfolioActivities', 'investmentList'],
  attention: () => ['investmentList', 'portfolioActivities', 'loanDetails'],
  files: ({ of }) => [of === 'loan' ? 'loanDetails' : 'opportunityDetails'],
  // A picture that fails leaves an icon in its place, and nothing is said of it.
  holdings: () => ['investmentSummary', 'investmentList', 'portfolioActivities'],
  income: () => ['portfolioActivities', 'investmentList', 'loanDetails'],
  loan: () => ['loanDetails', 'investmentList', 'portfolioActivities'],
  notes: ({ of }) => [of === 'loan' ? 'loanDetails' : 'portfolioEnable'],
  notifications: () => ['profileDetails'],
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
  taxYear: () => ['documentList'],
  upcoming: () => ['investmentList', 'portfolioActivities', 'loanDetails', 'opportunityList'],
};

/** The queries that a section asks by their names in code; none for sections whose config names them. */
export function panelOperations(section: { kind: string }): readonly QueryId[] {
  const own = (operations as Partial<Record<string, (section: object) => readonly QueryId[]>>)[section.kind];
  return own?.(section) ?? []; // Each is kept under the kind of section that it takes.
}
