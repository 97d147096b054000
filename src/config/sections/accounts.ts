import type { Body, BodyQueryId, CommandId, Data, QueryId } from '../../api/types.ts';
import type { ListOf, PartFlag, RowOf } from '../fields.ts';
import type { FormSection } from './form.ts';

/** What is shown of an account, by the description's names. */
export type Account = Data<'investorAccountList'>['accounts'][number];

/** The queries that are asked with the investor in their path. */
export type AccountsQuery = Exclude<QueryId, BodyQueryId>;

/** The lists of accounts in a query's data. */
type AccountsOf<Query extends AccountsQuery> = {
  [List in ListOf<Query>]: RowOf<Query, List> extends Account ? List : never;
}[ListOf<Query>];

/** The commands that link an account. */
export type AccountAddition = {
  [Id in CommandId]: Body<Id> extends { account_number: string } ? Id : never;
}[CommandId];

/** The commands that remove one. */
export type AccountRemoval = {
  [Id in CommandId]: Body<Id> extends { account_id: number } ? Id : never;
}[CommandId];

/** The bank accounts that the investor is paid to and pays from; they can be added and, where the answer lets them, removed. */
export interface AccountsSection {
  kind: 'accounts';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: AccountsQuery;
  rows: string;
  /** What is filled in to add one. */
  add?: FormSection<never>;
  removal?: AccountRemoval;
  empty: { title: string; text: string };
}

/** Linked accounts. The query decides which lists of them there are, the commands how one is added and removed. */
export function accounts<Query extends AccountsQuery, List extends AccountsOf<Query>, const Id extends string>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  rows: List;
  add?: FormSection<never> & { command: AccountAddition };
  removal?: AccountRemoval;
  empty: { title: string; text: string };
}): AccountsSection & { id: Id } {
  return { kind: 'accounts', ...spec };
}
