import type { Activity } from './answers.ts';

export type AccountType = Activity['account_type'];

/** The account of a row of an answer. */
export type InAccount = Pick<Activity, 'account_type'>;

/** Whether the income of an account is reported on a slip of the year. That of registered plans is not. */
const accounts: Record<AccountType, 'taxable' | 'registered'> = {
  cash: 'taxable',
  corporate: 'taxable',
  trust: 'taxable',
  joint: 'taxable',
  tfsa: 'registered',
  rrsp: 'registered',
  spousal_rrsp: 'registered',
  rrif: 'registered',
  resp: 'registered',
  rdsp: 'registered',
  lira: 'registered',
  lif: 'registered',
  lrif: 'registered',
  ipp: 'registered',
  ira: 'registered',
};

/** What an account is for taxes; undefined if its type is one that the description does not have yet. */
export const planOf = ({ account_type }: InAccount) => accounts[account_type] as 'taxable' | 'registered' | undefined;

/** Whether an investor's rows are in several accounts, so that each has to say in which it is; null is no account. */
export const areInSeveralAccounts = (rows: readonly InAccount[]): boolean =>
  new Set(rows.flatMap(({ account_type }) => account_type ?? [])).size > 1;
