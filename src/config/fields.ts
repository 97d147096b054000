import type { Body, BodyQueryId, CommandId, Data, QueryId } from '../api/types.ts';
import type { FormatKind } from '../format/formatValue.ts';

type Row<Value> = NonNullable<Value> extends readonly (infer One extends object)[] ? One : never;

/** How deep an answer is looked into: the data, an object in it, and one in that. */
type Depth = readonly unknown[];
type Deepest = readonly [1, 1];

/** The names of the lists in an object, those of the objects in it with a dot: `loan_details.payments`. */
type ListPath<Of, Levels extends Depth = Deepest> = {
  [Name in keyof Of & string]-?: [Row<Of[Name]>] extends [never]
    ? Levels extends readonly [unknown, ...infer Rest]
      ? NonNullable<Of[Name]> extends object
        ? `${Name}.${ListPath<NonNullable<Of[Name]>, Rest>}`
        : never
      : never
    : Name;
}[keyof Of & string];

/** The names of the lists of plain texts or numbers in an object, in the same way. */
type PlainListPath<Of, Levels extends Depth = Deepest> = {
  [Name in keyof Of & string]-?: NonNullable<Of[Name]> extends readonly (infer Item)[]
    ? Item extends string | number
      ? Name
      : never
    : NonNullable<Of[Name]> extends object
      ? Levels extends readonly [unknown, ...infer Rest]
        ? `${Name}.${PlainListPath<NonNullable<Of[Name]>, Rest>}`
        : never
      : never;
}[keyof Of & string];

/** The names of the objects in an object, in the same way. */
type ObjectPath<Of, Levels extends Depth = Deepest> = {
  [Name in keyof Of & string]-?: NonNullable<Of[Name]> extends readonly unknown[]
    ? never
    : NonNullable<Of[Name]> extends object
      ?
          | Name
          | (Levels extends readonly [unknown, ...infer Rest]
              ? `${Name}.${ObjectPath<NonNullable<Of[Name]>, Rest>}`
              : never)
      : never;
}[keyof Of & string];

/** What is at such a name. */
type At<Of, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Of
    ? At<NonNullable<Of[Name]>, Rest>
    : never
  : Path extends keyof Of
    ? NonNullable<Of[Path]>
    : never;

/** The lists in a query's data. */
export type ListOf<Query extends QueryId> = ListPath<Data<Query>>;

/** A row of one of those lists. */
export type RowOf<Query extends QueryId, List extends string> = Row<At<Data<Query>, List>>;

/** The lists of plain texts or numbers in a query's data. */
export type PlainListOf<Query extends QueryId> = PlainListPath<Data<Query>>;

/** The objects in a query's data. */
export type ObjectOf<Query extends QueryId> = ObjectPath<Data<Query>>;

/** One of those objects. */
export type ObjectAt<Query extends QueryId, Path extends string> = At<Data<Query>, Path>;

/** The parts of the overview that can be off for an investor (Reading R17). */
export type PartFlag = {
  [Name in keyof Data<'portfolioEnable'>]: Data<'portfolioEnable'>[Name] extends number ? Name : never;
}[keyof Data<'portfolioEnable'>];

type NumberFormat<Name, Value> = Name extends 'unit_price' | `${string}_per_unit_amount`
  ? 'price' | 'money'
  : Name extends 'amount' | `${string}_amount`
    ? 'money'
    : Name extends 'percent' | `${string}_percent`
      ? 'percent' | 'points'
      : Name extends `${string}_count`
        ? 'number'
        : Name extends `${string}_year`
          ? 'year'
          : Name extends `units${string}`
            ? 'units'
            : Name extends `${string}_bytes`
              ? 'fileSize'
              : Value extends 0 | 1
                ? 'flag'
                : 'number';

type TextFormat<Name, Value> = Name extends 'date' | `${string}_date`
  ? 'date'
  : Name extends `${string}_at`
    ? 'dateTime'
    : Name extends 'period'
      ? 'month'
      : Name extends 'country' | `${string}_country`
        ? 'country' | 'text' | 'label'
        : string extends Value
          ? 'text' | 'label'
          : 'label';

/** The formats that fit a field: its type says number or text, the end of its name the unit (`_amount`, `_percent`, …). */
export type FormatOf<Name, Value> = [NonNullable<Value>] extends [number]
  ? NumberFormat<Name, NonNullable<Value>>
  : [NonNullable<Value>] extends [string]
    ? TextFormat<Name, NonNullable<Value>>
    : never;

/** The fields of an object that can be shown. */
export type FieldOf<Row> = {
  [Name in keyof Row]-?: [FormatOf<Name, Row[Name]>] extends [never] ? never : Name;
}[keyof Row] &
  string;

/** The fields of an object that can be shown in one of these formats. */
export type FieldIn<Row, Format extends FormatKind> = {
  [Name in keyof Row]-?: [Extract<FormatOf<Name, Row[Name]>, Format>] extends [never] ? never : Name;
}[keyof Row] &
  string;

/** A field with a format that fits it, one member of the union for each field. */
export type Formatted<Row> = {
  [Name in FieldOf<Row>]: { field: Name; format: FormatOf<Name, Row[Name]> };
}[FieldOf<Row>];

/** What a list can be sorted by on the server. */
export type SortOf<Query extends QueryId> =
  Body<Query> extends { sort_by?: infer By } ? NonNullable<By> & string : never;

/** The queries that answer with a list and are asked with nothing but a body. */
export type ListedQuery = { [Id in BodyQueryId]: [ListOf<Id>] extends [never] ? never : Id }[BodyQueryId];

/** Those of them that answer in pages; the others answer whole lists. */
export type PagedQuery = { [Id in ListedQuery]: Data<Id> extends { last_page: number } ? Id : never }[ListedQuery];

/** The queries whose figures are compared with an earlier time. */
export type ComparedQuery = { [Id in QueryId]: Data<Id> extends { compare_to: string } ? Id : never }[QueryId];

/** The commands with a JSON body. */
export type FormCommand = { [Id in CommandId]: Body<Id> extends undefined ? never : Id }[CommandId];
