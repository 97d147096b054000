import type { Data } from '../../api/types.ts';
import { builtForm, commandName, list, optional, query } from '../declare.ts';
import type { CommandWith } from '../described.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';
import { form } from './form.ts';
import { empty } from './list.ts';

/** The fields shown of an account, by the description's names. */
export type Account = Data<'investorAccountList'>['accounts'][number];

const inRow = ['account_id', 'account_name', 'account_number_masked', 'status', 'can_remove'];

/**
 * The bank accounts the investor is paid to and pays from. Accounts can be added and, where the response allows it,
 * removed.
 */
export const accounts = kind('accounts', {
  query: query('pathed', ...inRow),
  rows: list<Account>(...inRow),
  /** The form for adding an account. */
  add: optional(builtForm(form, 'account_number', 'account_number_confirm')),
  removal: optional(commandName('account_id')),
  empty,
});

export type AccountsConfig = SectionOf<typeof accounts>;
export type AccountRemoval = CommandWith<'account_id'>;
