import type { QueryId } from '../client/types.ts';
import type { FormCommand, InputOf } from './bodies.ts';
import {
  built,
  type Declared,
  either,
  feature,
  flag,
  group,
  id,
  many,
  number,
  type Options,
  optional,
  prose,
  record,
  special,
  text,
  word,
} from './declare.ts';
import type { DataOf, ListOf, ObjectAt, ObjectIn, Pathed, RowOf } from './described.ts';
import type { CommandIn, Loose, Names, QueryIn } from './loose.ts';
import type { Narrowed } from './narrowed.ts';

/** The declaration of an option, at any depth of a group. */
type OptionOf<D, Key extends string> = D extends { is: 'group'; of: infer Of }
  ? Key extends keyof Of
    ? Of[Key]
    : never
  : D extends { is: 'either'; of: readonly (infer One)[] }
    ? OneOption<One, Key>
    : never;
type OneOption<One, Key extends string> = One extends unknown ? OptionOf<One, Key> : never;

type QueryFor<D> = [OptionOf<D, 'query'>] extends [never] ? QueryId : QueryIn<OptionOf<D, 'query'>>;
type CommandFor<D> = CommandIn<OptionOf<D, 'command'>>;
type ListFor<D, Query extends QueryId> = [OptionOf<D, 'rows'>] extends [never] ? never : ListOf<Query>;
type ObjectFor<D, Query extends QueryId> = [OptionOf<D, 'object'>] extends [never] ? never : ObjectIn<DataOf<Query>>;

/** What options refer to: an object if one is named, else a row if there are lists, else the response. */
type ScopeOf<Query extends QueryId, List, Path> = [Path] extends [never]
  ? [List] extends [never]
    ? Pathed<Query, DataOf<Query>>
    : Pathed<Query, RowOf<Query, List>>
  : Pathed<Query, ObjectAt<DataOf<Query>, Path>>;

/** Returns a function that returns its argument; the compiler derives the parameter's type from the declaration. */
export function builder<const D extends Declared, Returned = { readonly [_ in never]: never }>(
  declared: D,
  more?: Returned,
) {
  const build = <
    const Id extends string,
    Query extends QueryFor<D> = never,
    Command extends CommandFor<D> = never,
    List extends ListFor<D, Query> = ListFor<D, Query>,
    Path extends ObjectFor<D, Query> = never,
    const To extends string = never,
    const Period extends string = never,
    const Range extends string = never,
    const PageSize extends number = never,
    const Input extends string = never,
  >(
    spec: Narrowed<
      D,
      {
        id: Id;
        path: To;
        period: Period;
        range: Range;
        pageSize: PageSize;
        input: [Command] extends [never] ? Input : Command extends FormCommand ? InputOf<Command> : never;
        own: Query;
        query: Query;
        command: Command;
        list: List;
        object: Path;
        of: ScopeOf<Query, List, Path>;
        field: never;
        name: never;
      }
    >,
  ) =>
    // The config check has verified the names; from here on they are plain texts.
    ({ ...more, ...(spec as object) }) as Returned &
      Loose<
        D,
        Names<
          NoInfer<To>,
          NoInfer<Period>,
          NoInfer<Range>,
          NoInfer<PageSize>,
          [Command] extends [never] ? NoInfer<Input> : string
        >
      > &
      (Returned extends { kind: unknown } ? { readonly id: Id } : unknown) &
      ([Command] extends [never] ? unknown : { readonly command: Command });
  return Object.assign(build, { declared });
}

export const half = either(word(true), word('end', 'first', 'second'));
export type Half = Loose<typeof half>;

/** The options that every kind of section has. */
const common = {
  id,
  title: prose,
  /** The title to show, if it differs from `title`, which names the region. */
  heading: optional(prose),
  /** The title names the region but is not shown, for instance because the first value already says it. */
  untitled: optional(word(true)),
  /** Fetch and draw this section only if this feature is on for the investor. */
  feature: optional(feature),
  /**
   * Half as wide on wide screens; two in a row are side by side, and one at the `end` is in the second column. All
   * in the `first` and `second` column of a screen stand together, each below the one before in its column.
   */
  half: optional(half),
};

const fixed = either(text, number, flag, many(text), many(number));

/** Fixed values for fields of the query's body: `{ documenttype: 't5' }`, `{ options: { count: 10 } }`. */
export const where = special('where', record(either(fixed, record(fixed))));

export type Where = Loose<typeof where>;

/** The additional options of every kind with a query. */
const querying = { where: optional(where) };

type Group<Own> = { is: 'group'; of: Own };
type Querying<Own> = Own extends { query: unknown } ? typeof querying : unknown;

/**
 * Declares a kind of section by its options and returns its builder. `asks` are the queries that it names in code and
 * sends as soon as it is drawn.
 */
export function kind<const Name extends string, const Own extends Options>(
  name: Name,
  own: Own,
  asks: readonly QueryId[] | ((section: Loose<Group<Own>>) => readonly QueryId[]) = [],
) {
  const all = { ...common, ...own, ...('query' in own && querying) };
  const declared = group(all as typeof common & Own & Querying<Own>); // `own` has the query that its type has.
  return Object.assign(builder(declared, { kind: name } as { readonly kind: Name }), { kind: name, asks });
}

/** A panel of this kind, placed inside the section. */
export const panelIn = <const Name extends string, const Of extends Options>(panel: {
  kind: Name;
  declared: { is: 'group'; of: Of };
}) => built(group({ kind: word(panel.kind), ...panel.declared.of }));
