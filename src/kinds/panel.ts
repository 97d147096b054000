import type { Loose, Names } from '../config/loose.ts';
import type { Narrowed } from '../config/narrowed.ts';
import type { Kinds } from '../config/portal.ts';

/** The option by which a generic kind names what it draws or sends. */
type Naming = { query: unknown } | { command: unknown } | { cards: unknown } | { sections: unknown };

/** The kinds that know themselves what they ask, such as `income`. */
export type PanelName = {
  [Name in keyof Kinds]: Kinds[Name] extends { declared: { of: Naming } } ? never : Name;
}[keyof Kinds];

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
  options: Narrowed<Kinds[Name]['declared'], Named<Id, Path>> & { readonly list?: Inner },
) =>
  // The options have just been checked; from here on their names are plain texts, except those of a list inside it.
  ({ kind: name, ...(options as object) }) as unknown as { readonly kind: Name; readonly id: Id } & Omit<
    Loose<Kinds[Name]['declared'], Names<NoInfer<Path>>>,
    'list'
  > &
    (Loose<Kinds[Name]['declared']> extends { list: unknown } ? { readonly list: Inner } : unknown);
