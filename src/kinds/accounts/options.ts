import { builtForm, flag, optional } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import { empty } from '../../config/list.ts';
import type { SectionOf } from '../../config/loose.ts';
import { form } from '../form/options.ts';

/** The bank accounts that the investor is paid to and pays from. */
export const accounts = kind(
  'accounts',
  {
    /** The form for adding an account. */
    add: optional(builtForm(form, 'account_number', 'account_number_confirm')),
    /** Let the investor remove the accounts for which the response allows it, and explain why the others stay. */
    removal: optional(flag),
    empty,
  },
  ['investorAccountList'],
);

export type AccountsConfig = SectionOf<typeof accounts>;
