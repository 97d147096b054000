import type { Loose, Names } from '../config/loose.ts';
import type { Narrowed } from '../config/narrowed.ts';
import { accounts } from './accounts/options.ts';
import { added } from './added/options.ts';
import { attention } from './attention/options.ts';
import { files } from './files/options.ts';
import { firstUse } from './firstUse/options.ts';
import { holdings } from './holdings/options.ts';
import { income } from './income/options.ts';
import { loan } from './loan/options.ts';
import { loanFact } from './loanFact/options.ts';
import { notes } from './notes/options.ts';
import { notifications } from './notifications/options.ts';
import { offer } from './offer/options.ts';
import { offers } from './offers/options.ts';
import { ownPanels } from './ownPanels.ts';
import { people } from './people/options.ts';
import { reminders } from './reminders/options.ts';
import { requests } from './requests/options.ts';
import { taxYear } from './taxYear/options.ts';
import { upcoming } from './upcoming/options.ts';

/** Every panel, with its options for operators. */
export const panels = {
  accounts,
  added,
  attention,
  files,
  firstUse,
  holdings,
  income,
  loan,
  loanFact,
  notes,
  notifications,
  offer,
  offers,
  people,
  reminders,
  requests,
  taxYear,
  upcoming,
  ...ownPanels,
};

type Panels = typeof panels;
export type PanelName = keyof Panels;

/** What the options of a panel may name: its own id and the config's routes, but no field of an answer. */
interface Named<Id extends string, Path extends string> {
  id: Id;
  path: Path;
  period: string;
  range: string;
  pageSize: number;
  input: string;
  own: never;
  query: never;
  command: never;
  list: never;
  object: never;
  of: never;
  field: never;
  name: never;
}

/** Places a panel on a screen. */
export const panel = <
  const Name extends PanelName,
  const Id extends string,
  const Path extends string = never,
  const Inner = unknown,
>(
  name: Name,
  options: Narrowed<Panels[Name]['declared'], Named<Id, Path>> & { readonly list?: Inner },
) =>
  // The options have just been checked; from here on their names are plain texts, except those of a list inside it.
  ({ kind: name, ...(options as object) }) as unknown as { readonly kind: Name; readonly id: Id } & Omit<
    Loose<Panels[Name]['declared'], Names<NoInfer<Path>>>,
    'list'
  > &
    (Loose<Panels[Name]['declared']> extends { list: unknown } ? { readonly list: Inner } : unknown);
