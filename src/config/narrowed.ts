import type { QueryId } from '../client/types.ts';
import type { FormatKind } from '../values/formats.ts';
import type { Transported } from './bodies.ts';
import type { Context, IfPaged } from './context.ts';
import type {
  BodyOf,
  DataOf,
  EntriesIn,
  EnumeratedIn,
  FieldIn,
  FormatOf,
  KeyOf,
  ListOf,
  ObjectAt,
  ObjectIn,
  ObjectWith,
  Only,
  Pathed,
  PlainListOf,
  Reading,
  RowOf,
  SortOf,
  TextListOf,
  TextPath,
  ValueOf,
  WordsIn,
} from './described.ts';
import type { offered } from './filter.ts';
import type { CommandIn, Loose, Names, QueryIn } from './loose.ts';
import type { Special } from './special.ts';

type NamesOf<C extends Context> = Names<C['path'], C['period'], C['range'], C['pageSize'], C['input']>;

/** A context with some entries replaced. */
export type Put<C, New> = Omit<C, keyof New> & New;

/** The type that may be written at a declared place. */
export type Narrowed<D, C extends Context> = D extends { is: infer Is extends keyof Values<D, C> }
  ? Values<D, C>[Is]
  : never;

/**
 * The declarations that may be left out: optional ones and those with a default. `Needed` adds back those without one.
 */
type MayLack = { is: 'defaulted' | 'key' | 'list' | 'optional' | 'titled' };

/** Requires the list unless exactly one fits, and the key unless the description names one for that list. */
type Needed<Of, C extends Context> = Of extends { rows: { is: 'list' } }
  ? [Only<C['list']>] extends [never]
    ? { rows: C['list'] }
    : Of extends { key: { is: 'key' } }
      ? [KeyOf<C['query'], C['list']>] extends [never]
        ? { key: FieldIn<C['of']> }
        : unknown
      : unknown
  : unknown;

/** The name of a list; optional if it is the only one. */
type Named<Query extends QueryId, List> = [ListOf<Query>] extends [List] ? { rows?: List } : { rows: List };

/** The options of an object, as they may be written. */
export type NarrowedOptions<Of, C extends Context> = {
  [Key in keyof Of as Of[Key] extends MayLack ? never : Key]: Narrowed<Of[Key], C>;
} & {
  [Key in keyof Of as Of[Key] extends MayLack ? Key : never]?: Of[Key] extends { of: infer Inner }
    ? Narrowed<Inner, C>
    : Narrowed<Of[Key], C>;
} & Needed<Of, C>;

type Inner<D, C extends Context> = D extends { of: infer Of } ? Narrowed<Of, C> : never;
type Formats<D> = D extends { formats: readonly (infer Format extends FormatKind)[] } ? Format : never;
type Of<C extends Context, Name> = C['of'][Name & keyof C['of']];

/** A field's name alone, without other options. */
type Alone<D, C extends Context> = D extends { as: 'field'; more: infer More }
  ? More[keyof More] extends MayLack
    ? `${FieldIn<C['of'], Reading<Formats<D>>>}`
    : never
  : never;

type Shown<D, C extends Context> = D extends { as: infer As extends string; more: infer More }
  ? {
      [Name in FieldIn<C['of'], Reading<Formats<D>>>]: { [_ in As]: Name } & {
        format?: FormatOf<Of<C, Name>>;
      } & NarrowedOptions<More, Put<C, { field: Of<C, Name>; name: Name }>>;
    }[FieldIn<C['of'], Reading<Formats<D>>>]
  : never;

type Valued<D, C extends Context> = D extends { as: infer As extends string; more: infer More }
  ? {
      [Name in EnumeratedIn<C['of']>]: { field: Name } & { [_ in As]: ValueOf<Of<C, Name>> } & NarrowedOptions<More, C>;
    }[EnumeratedIn<C['of']>]
  : never;

type PerList<D, C extends Context> = {
  [List in ListOf<C['query']>]: Named<C['query'], List> &
    Inner<D, Put<C, { of: Pathed<C['query'], RowOf<C['query'], List>> }>>;
}[ListOf<C['query']>];

type PerObject<D, C extends Context, From> = {
  [Path in ObjectIn<From>]: { object: Path } & Inner<D, Put<C, { of: Pathed<C['query'], ObjectAt<From, Path>> }>>;
}[ObjectIn<From>];

type PerQuery<D, C extends Context> = {
  [Query in QueryIn<D>]: { query: Query } & Inner<
    D,
    Put<C, { query: Query; of: Pathed<Query, DataOf<Query>>; object: ObjectIn<DataOf<Query>> }>
  >;
}[QueryIn<D>];

type InBody<D, C extends Context, On> = On extends 'any' ? IfNamed<D, C> : IfPaged<C, IfNamed<D, C>, Inner<D, C>>;
type IfNamed<D, C extends Context> = D extends { name: keyof BodyOf<C['query']> } ? Inner<D, C> : never;

// Names are template literals: most compiler messages then list the names instead of a type alias.
interface Values<D, C extends Context> {
  text: string;
  sibling: string;
  prose: string;
  titled: string;
  flag: boolean;
  number: number;
  whole: number;
  word: D extends { values: readonly (infer Value)[] } ? Value : never;
  written: string;
  id: C['id'];
  feature: Loose<D>;
  route: C['path'];
  rowRoute: C['path'];
  period: C['period'];
  range: C['range'];
  pageSize: C['pageSize'];
  query: C['query'];
  command: C['command'];
  file: Loose<D>;
  download: [C['range']] extends [never] ? never : Loose<D>;
  list: C['list'];
  plainList: `${PlainListOf<C['query']>}`;
  textList: `${TextListOf<C['query']>}`;
  object: C['object'];
  field: `${FieldIn<C['of'], Formats<D>>}`;
  key: `${FieldIn<C['of']>}`;
  words: `${WordsIn<C['of']>}`;
  entries: `${EntriesIn<C['of'], Formats<D>>}`;
  objectWith: D extends { having: readonly (infer Name extends string)[] } ? ObjectWith<C['of'], Name> : never;
  textPath: `${TextPath<C['query']>}`;
  bodyField: Exclude<keyof BodyOf<C['own']> & string, Transported>;
  input: C['input'];
  inputValue: Loose<D>;
  order: `${IfPaged<C, SortOf<C['query']>, FieldIn<C['of']>>}`;
  sameFormat: `${FieldIn<Pathed<C['query'], DataOf<C['query']>>, FormatOf<C['field']>>}`;
  shown: Shown<D, C> | Alone<D, C>;
  valued: Valued<D, C>;
  fitting: [Extract<FormatOf<C['field']>, Reading<Formats<D>>>] extends [never] ? never : Inner<D, C>;
  ifSortable: C['name'] extends IfPaged<C, SortOf<C['query']>, string> ? Inner<D, C> : never;
  ifInBody: D extends { on: infer On } ? InBody<D, C, On> : never;
  ifInRow: D extends { names: readonly (infer Name)[] }
    ? [Exclude<Name, keyof C['of']>] extends [never]
      ? Inner<D, C>
      : never
    : never;
  ifWhole: IfPaged<C, never, Inner<D, C>>;
  defaulted: Inner<D, C>;
  many: readonly Inner<D, C>[];
  nonEmpty: readonly [Inner<D, C>, ...Inner<D, C>[]];
  group: D extends { of: infer Of } ? NarrowedOptions<Of, C> : never;
  perList: PerList<D, C>;
  perObject: D extends { from: 'row' } ? PerObject<D, C, C['of']> : PerObject<D, C, DataOf<C['query']>>;
  perObjectOrAnswer:
    | PerObject<D, C, DataOf<C['query']>>
    | ({ object?: never } & Inner<D, Put<C, { of: Pathed<C['query'], DataOf<C['query']>> }>>);
  perQuery: PerQuery<D, C>;
  inAnswer: Inner<D, Put<C, { of: Pathed<C['query'], DataOf<C['query']>> }>>;
  inReceipt: Inner<D, Put<C, { of: Pathed<C['command'], DataOf<C['command']>> }>>;
  either: D extends { of: infer Of extends readonly unknown[] }
    ? { [At in keyof Of]: Narrowed<Of[At], C> }[number]
    : never;
  record: Readonly<Record<string, Inner<D, C>>>;
  // The result of another builder must not influence type inference here.
  built: D extends { of: infer Of } ? NoInfer<Loose<Of, NamesOf<C>>> : never;
  // Its names are checked with those of its screen.
  inner: D extends { of: infer Of } ? NoInfer<Loose<Of>> : never;
  builtForm: D extends { of: infer Of }
    ? { readonly kind: 'form' } & Loose<Of, Names<C['path']>> & { readonly command: CommandIn<D> }
    : never;
  special: D extends { name: infer Name extends keyof Special<C, unknown> }
    ? Special<C, Narrowed<typeof offered, C>>[Name]
    : never;
}
