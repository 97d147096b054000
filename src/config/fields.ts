import type { Body, CommandId, Data, QueryId } from '../api/types.ts';
import type { FormatKind } from '../format/formatValue.ts';

type RowsOf<Value> = NonNullable<Value> extends readonly (infer Row extends object)[] ? Row : never;

/** The names of the lists in a query's data. */
export type ListOf<Query extends QueryId> = {
  [Name in keyof Data<Query>]-?: [RowsOf<Data<Query>[Name]>] extends [never] ? never : Name;
}[keyof Data<Query>] &
  string;

/** A row of one of those lists. */
export type RowOf<Query extends QueryId, List extends keyof Data<Query>> = RowsOf<Data<Query>[List]>;

type NumberFormat<Name, Value> = Name extends 'amount' | `${string}_amount` | 'unit_price'
  ? 'money'
  : Name extends 'percent' | `${string}_percent`
    ? 'percent'
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
export type FieldOf<Row> = { [Name in keyof Row]-?: [FormatOf<Name, Row[Name]>] extends [never] ? never : Name }[keyof Row] &
  string;

/** The fields of an object that can be shown in one of these formats. */
export type FieldIn<Row, Format extends FormatKind> = {
  [Name in keyof Row]-?: [FormatOf<Name, Row[Name]>] extends [never]
    ? never
    : FormatOf<Name, Row[Name]> extends Format
      ? Name
      : never;
}[keyof Row] &
  string;

/** A field with a format that fits it, one member of the union for each field. */
export type Formatted<Row> = { [Name in FieldOf<Row>]: { field: Name; format: FormatOf<Name, Row[Name]> } }[FieldOf<Row>];

/** What a list can be sorted by on the server. */
export type SortOf<Query extends QueryId> = Body<Query> extends { sort_by?: infer By } ? NonNullable<By> & string : never;

/** The queries that answer in pages. */
export type PagedQuery = { [Id in QueryId]: Body<Id> extends { page?: number } ? Id : never }[QueryId];

/** The queries whose figures are compared with an earlier time. */
export type ComparedQuery = { [Id in QueryId]: Data<Id> extends { compare_to: string } ? Id : never }[QueryId];

/** The fields of a command's body. */
export type InputOf<Command extends CommandId> = keyof Body<Command> & string;

/** The commands with a JSON body. */
export type FormCommand = { [Id in CommandId]: Body<Id> extends undefined ? never : Id }[CommandId];
