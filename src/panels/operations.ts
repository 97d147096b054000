import type { QueryId } from '../api/types.ts';
import type { PlainConfig } from '../config/portal.ts';
import type { PanelName } from './panels.ts';

type Operations = { [Name in PanelName]?: (section: Extract<PlainConfig, { kind: Name }>) => readonly QueryId[] };

/** The queries that each panel asks as soon as it is drawn; what its dialogs ask is not among them. */
const operations: Operations = {
  accounts: () => ['investorAccountList'],
  added: () => ['portfolioCardCurrentlyInvested', 'portfolioActivities', 'investmentList'],
  // The loan only where something of it is owed.
  attention: () => ['investmentList', 'portfolioActivities'],
  files: ({ of }) => [of === 'loan' ? 'loanDetails' : 'opportunityDetails'],
  // The rest is asked once they have said that it is the first use.
  firstUse: () => ['investmentList', 'portfolioActivities'],
  // Nothing is said of pictures that fail, nor of failures that are not known: no loan is called up to date then.
  holdings: () => ['investmentSummary', 'investmentList'],
  income: () => ['portfolioActivities', 'investmentList', 'loanDetails'],
  // Nothing is said of accounts and people that fail: the account is left out then, and the telephone number.
  loan: () => ['loanDetails', 'investmentList', 'portfolioActivities'],
  loanFact: () => ['loanDetails'],
  notes: ({ of }) => [of === 'loan' ? 'loanDetails' : 'portfolioEnable'],
  notifications: () => ['profileDetails'],
  offer: () => ['opportunityDetails'],
  // Nothing is said of holdings that fail: the offers are whole without what is held of them.
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
  // Nothing is said of what fails here: each row leads on without its fact, and the dialog says what failed.
  requests: () => [],
  taxYear: () => ['documentList', 'portfolioActivities', 'investmentList'],
  upcoming: () => ['investmentList', 'portfolioActivities', 'loanDetails', 'opportunityList'],
};

/** The queries that a section asks by their names in code; none for sections whose config names them. */
export function panelOperations(section: { kind: string }): readonly QueryId[] {
  const own = (operations as Partial<Record<string, (section: object) => readonly QueryId[]>>)[section.kind];
  return own?.(section) ?? []; // Each is kept under the kind of section that it takes.
}
