import type { CommandId, PersistableId, QueryId } from '../client/types.ts';
import type { FormatKind } from '../values/formats.ts';
import type { FormCommand } from './bodies.ts';
import type { Which } from './declare.ts';
import type { BodyOf, CommandWith, Feature, Queries, ValueOf } from './described.ts';
import type { LucideName } from './rules/icons.ts';

/** The known names that the rest of the config defines. */
export interface Names<
  Path extends string = string,
  Period extends string = string,
  Range extends string = string,
  PageSize extends number = number,
  Input extends string = string,
  Section extends string = string,
> {
  path: Path;
  period: Period;
  range: Range;
  pageSize: PageSize;
  input: Input;
  section: Section;
}

/** The queries that a declaration accepts. */
export type QueryIn<D> = D extends { is: 'query' | 'perQuery'; which: infer In extends Which } ? Queries[In] : QueryId;

/** The commands that a declaration accepts. */
export type CommandIn<D> = D extends { having: readonly (infer Name extends string)[] }
  ? [Name] extends [never]
    ? FormCommand
    : CommandWith<Name>
  : CommandId;

/** A section of a kind, as renderers read it. */
export type SectionOf<Kind, N extends Names = Names> = Kind extends { kind: infer Name; declared: infer D }
  ? { readonly kind: Name } & Loose<D, N>
  : never;

/**
 * A declared value as renderers read it, with names as plain texts. A conditional option has the type of what it wraps.
 */
export type Loose<D, N extends Names = Names> = D extends { is: infer Is extends keyof LooseValues<D, N> }
  ? LooseValues<D, N>[Is]
  : D extends { of: infer Of }
    ? Loose<Of, N>
    : D extends { is: string }
      ? string
      : never;

export type LooseOptions<Of, N extends Names = Names> = {
  readonly [Key in keyof Of as Of[Key] extends { is: 'optional' } ? never : Key]: Loose<Of[Key], N>;
} & {
  readonly [Key in keyof Of as Of[Key] extends { is: 'optional' } ? Key : never]?: Inner<Of[Key], N>;
};

/** A union of objects in which each member excludes the options of the others. */
export type Exclusive<One, All = One> = One extends object
  ? One & { readonly [Key in Exclude<All extends unknown ? keyof All : never, keyof One>]?: never }
  : One;

type Inner<D, N extends Names> = D extends { of: infer Of } ? Loose<Of, N> : never;
type More<D, N extends Names> = D extends { more: infer Options } ? LooseOptions<Options, N> : never;
type Named<D, Value> = D extends { as: infer As extends string } ? { readonly [_ in As]: Value } : never;

/**
 * The types of the words that neither are a text nor merely wrap another declaration. `portal.ts` adds to the
 * names what a screen and its sections are.
 */
interface LooseValues<D, N extends Names> {
  flag: boolean;
  number: number;
  whole: number;
  word: D extends { values: readonly (infer Value)[] } ? Value : never;
  icon: LucideName;
  feature: Feature;
  route: N['path'];
  rowRoute: N['path'];
  period: N['period'];
  range: N['range'];
  pageSize: N['pageSize'];
  query: QueryIn<D>;
  command: CommandIn<D>;
  download: Queries['download'];
  file: Queries['file'];
  persisted: PersistableId;
  input: N['input'];
  inputValue: D extends { command: infer Command extends CommandId; name: infer Name extends string }
    ? BodyOf<Command> extends { [_ in Name]: infer Field }
      ? ValueOf<Field>
      : never
    : never;
  shown: Named<D, string> & { readonly format: FormatKind } & More<D, N>;
  valued: { readonly field: string } & Named<D, string> & More<D, N>;
  many: readonly Inner<D, N>[];
  nonEmpty: readonly Inner<D, N>[];
  group: D extends { of: infer Of } ? LooseOptions<Of, N> : never;
  perList: { readonly rows: string } & Inner<D, N>;
  perObject: { readonly object: string } & Inner<D, N>;
  perObjectOrAnswer: { readonly object?: string } & Inner<D, N>;
  perQuery: { readonly query: QueryIn<D> } & Inner<D, N>;
  either: D extends { of: infer Of extends readonly unknown[] }
    ? { [At in keyof Of]: Loose<Of[At], N> }[number]
    : never;
  record: Readonly<Record<string, Inner<D, N>>>;
  bySection: { readonly [Id in N['section']]?: Inner<D, N> };
  paths: Readonly<Record<string, Inner<D, N>>>;
  builtForm: { readonly kind: 'form' } & Inner<D, N> & { readonly command: CommandIn<D> };
  path: N['path'];
  sectionId: N['section'];
  screen: N extends { screen: infer Screen } ? Screen : never;
  sections: N extends { sections: infer Sections } ? Sections : never;
}
