import type { Body } from '../../api/types.ts';
import type { FieldIn, FieldOf, ListedQuery, ListOf, PlainListOf, RowOf } from '../fields.ts';

/** What a filter offers out of the table's own answer: rows with how many there are of each, or plain values. */
export type OfferedOptions = { rows: string; value: string; label: string; count?: string } | { list: string };

/** A choice that narrows the rows down to one value, or shows all. */
export type TableFilter = { field: string; label: string } & (
  | { values: readonly string[] }
  | { choices: readonly { value: string | number; label: string }[] }
  | { options: OfferedOptions }
);

/** The fields of an object that have one of a few texts. */
type Enumerated<Of> = {
  [Name in keyof Of & string]-?: Name extends `sort_${string}`
    ? never
    : string extends NonNullable<Of[Name]>
      ? never
      : NonNullable<Of[Name]> extends string
        ? Name
        : never;
}[keyof Of & string];

/** The fields of a body that are no filter: the transport, the pages and the other choices fill them in. */
export const taken = [
  'session_token',
  'investor_id',
  'page',
  'per_page',
  'sort_by',
  'sort_dir',
  'search',
  'months',
  'start_date',
  'end_date',
] as const;

type Taken = (typeof taken)[number];

/** The fields of an object that have one text or number. */
type Single<Of> = {
  [Name in Exclude<keyof Of & string, Taken>]-?: NonNullable<Of[Name]> extends string | number ? Name : never;
}[Exclude<keyof Of & string, Taken>];

type EnumeratedFilter<Of> = {
  [Name in Enumerated<Of>]: { field: Name; label: string; values: readonly NonNullable<Of[Name]>[] };
}[Enumerated<Of>];

type ChosenFilter<Of> = {
  [Name in Single<Of>]: {
    field: Name;
    label: string;
    choices: readonly { value: NonNullable<Of[Name]>; label: string }[];
  };
}[Single<Of>];

type OfferedRows<Query extends ListedQuery> = {
  [List in ListOf<Query>]: {
    rows: List;
    value: FieldOf<RowOf<Query, List>>;
    label: FieldOf<RowOf<Query, List>>;
    count?: FieldIn<RowOf<Query, List>, 'number'>;
  };
}[ListOf<Query>];

/** A filter on a row of a whole list. */
export type RowFilter<Row> = EnumeratedFilter<Row> | ChosenFilter<Row>;

/** A filter that the server applies; it may offer what there is. */
export type BodyFilter<Query extends ListedQuery> =
  | EnumeratedFilter<Body<Query>>
  | ChosenFilter<Body<Query>>
  | {
      field: Single<Body<Query>>;
      label: string;
      options: OfferedRows<Query> | { list: PlainListOf<Query> };
    };
