import type { Fields, fields } from '../../generated/fields.ts';
import type { BodyQueryId, CommandId, FileQueryId, QueryId } from '../client/types.ts';
import type { FormatKind } from '../values/formats.ts';
import type { FormKind, ShownAs } from '../values/valueForms.ts';

type Described = typeof fields;

export type OperationId = QueryId | CommandId;

/** The fields of a response's data. */
export type DataOf<Id extends OperationId> = Described[Id]['data'];

/** The fields of a body. */
export type BodyOf<Id extends OperationId> = Described[Id]['body'];

/** The paths of all members of an object that have a given shape; nested ones use dots: `loan_details.payments`. */
type PathTo<Of, Shape> = {
  [Name in keyof Of & string]:
    | (Of[Name] extends Shape ? Name : never)
    | (Of[Name] extends { fields: infer Inner } ? `${Name}.${PathTo<Inner, Shape>}` : never);
}[keyof Of & string];

/** The lists of objects in a response's data. */
export type ListOf<Id extends OperationId> = PathTo<DataOf<Id>, { rows: unknown }>;

/** The lists of plain texts or numbers in a response's data. */
export type PlainListOf<Id extends OperationId> = PathTo<DataOf<Id>, { items: unknown }>;

/** The objects nested in an object, at any depth. */
export type ObjectIn<Of> = PathTo<Of, { fields: unknown }>;

/** The member at such a path. */
type At<Of, Path> = Path extends `${infer Name}.${infer Rest}`
  ? Of extends { readonly [_ in Name]: { fields: infer Inner } }
    ? At<Inner, Rest>
    : never
  : Path extends keyof Of
    ? Of[Path]
    : never;

/** The fields of a list's rows; for a union of lists, the fields of any of them. */
export type RowOf<Id extends OperationId, List> =
  At<DataOf<Id>, List> extends { rows: infer Row extends Fields }
    ? [Only<List>] extends [never]
      ? { [Name in Row extends unknown ? keyof Row : never]: Row extends { [_ in Name]: infer Part } ? Part : never }
      : Row
    : never;

/** The field that identifies the rows of a list, if the description names one. */
export type KeyOf<Id extends OperationId, List> =
  At<DataOf<Id>, List> extends { key: infer Key extends string } ? Key : never;

/** The only member of a union; `never` if there are several. */
export type Only<One, All = One> = One extends unknown ? ([All] extends [One] ? One : never) : never;

/** The fields of the object at a path. */
export type ObjectAt<Of, Path> = At<Of, Path> extends { fields: infer Inner extends Fields } ? Inner : never;

/** The paths of the values in an object's objects. */
type ValuePath<Of> = {
  [Name in keyof Of & string]: Of[Name] extends { fields: infer Inner }
    ? `${Name}.${PathTo<Inner, { formats: unknown } | { items: unknown }>}`
    : never;
}[keyof Of & string];

/** An object of an answer: of another API, with the values of its objects by their paths. */
export type Pathed<Id extends OperationId, Of> = Described[Id] extends { paths: true }
  ? Of & { [Path in ValuePath<Of>]: At<Of, Path> }
  : Of;

/** The formats that a field can be shown in; `never` for objects and lists. */
export type FormatOf<Field> = Field extends { formats: readonly (infer Format extends FormatKind)[] } ? Format : never;

/** These formats, and those of values that are read into them. */
export type Reading<Format> = Format | { [Kind in FormKind]: ShownAs<Kind> extends Format ? Kind : never }[FormKind];

/** The values that a field is limited to; `never` if it accepts any. */
export type ValueOf<Field> = Field extends { values: readonly (infer Value extends string)[] } ? Value : never;

/** The fields of an object that can be shown, optionally only those that can be shown in one of some formats. */
export type FieldIn<Of, Format extends FormatKind = FormatKind> = {
  [Name in keyof Of & string]: [Extract<FormatOf<Of[Name]>, Format>] extends [never] ? never : Name;
}[keyof Of & string];

/** The fields of an object that are limited to a fixed set of values. */
export type EnumeratedIn<Of> = {
  [Name in keyof Of & string]: [ValueOf<Of[Name]>] extends [never]
    ? never
    : 'label' extends FormatOf<Of[Name]>
      ? Name
      : never;
}[keyof Of & string];

/** The fields of an object that hold free text or a list of texts. */
export type WordsIn<Of> = {
  [Name in keyof Of & string]: Of[Name] extends { type: 'string' } | { items: { type: 'string' } }
    ? [ValueOf<Of[Name]>] extends [never]
      ? Name
      : never
    : never;
}[keyof Of & string];

/** The fields of an object that hold values by name, in one of some formats. */
export type EntriesIn<Of, Format extends FormatKind> = {
  [Name in keyof Of & string]: Of[Name] extends { entries: infer Entry }
    ? [Extract<FormatOf<Entry>, Format>] extends [never]
      ? never
      : Name
    : never;
}[keyof Of & string];

/** The texts of a response; nested ones use dots. */
export type TextPath<Id extends OperationId> =
  | FieldIn<DataOf<Id>, 'text'>
  | { [Path in ObjectIn<DataOf<Id>>]: `${Path}.${FieldIn<ObjectAt<DataOf<Id>, Path>, 'text'>}` }[ObjectIn<DataOf<Id>>];

/** The fields that the server can sort a list by. */
export type SortOf<Id extends OperationId> = BodyOf<Id> extends { sort_by: infer By } ? ValueOf<By> : never;

/** The queries that return a list and need nothing but a body. */
export type ListedQuery = { [Id in BodyQueryId]: [ListOf<Id>] extends [never] ? never : Id }[BodyQueryId];

/** The queries whose body and answer have these fields. */
type QueryWith<Body, Data = unknown> = {
  [Id in QueryId]: [BodyOf<Id>, DataOf<Id>] extends [Body, Data] ? Id : never;
}[QueryId];

/** The listed queries that take a page and say which is the last; the others return whole lists. */
export type PagedQuery = ListedQuery & QueryWith<{ page: unknown; per_page: unknown }, { last_page: unknown }>;

/** The queries whose body can be limited to a number of months. */
export type TimedQuery = QueryWith<{ months: unknown }>;

/** The features of the portal that can be off for an investor (Reading R17). */
export type Feature = FieldIn<DataOf<'portfolioEnable'>, 'flag'>;

/** The objects in an object that have these fields. */
export type ObjectWith<Of, Name extends string> = {
  [Key in keyof Of & string]: Of[Key] extends { fields: { [_ in Name]: unknown } } ? Key : never;
}[keyof Of & string];

/** The lists of plain texts at the top level of a response. */
export type TextListOf<Id extends OperationId> = {
  [Name in keyof DataOf<Id> & string]: DataOf<Id>[Name] extends { items: { type: 'string' } } ? Name : never;
}[keyof DataOf<Id> & string];

/** The queries that a kind can use, by what it requires of them. */
export interface Queries {
  any: QueryId;
  listed: ListedQuery;
  paged: PagedQuery;
  timed: TimedQuery;
  body: BodyQueryId;
  /** Queries that return a file. */
  file: FileQueryId;
  /** Queries that return the files between two dates in parts. */
  download: {
    [Id in FileQueryId]: BodyOf<Id> extends { start_date: unknown; end_date: unknown; page: unknown } ? Id : never;
  }[FileQueryId];
}

/** The commands whose body has these fields. */
export type CommandWith<Name extends string> = {
  [Id in CommandId]: BodyOf<Id> extends { [_ in Name]: unknown } ? Id : never;
}[CommandId];
