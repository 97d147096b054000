import type { Body, Data, QueryId } from '../../api/types.ts';
import type { FormatKind } from '../../format/formatValue.ts';
import type { FieldIn, FieldOf, FormatOf, ListOf, PartFlag, RowOf } from '../fields.ts';

/** One measure over time. Each has its own drawing, since each has its own unit. */
export interface ChartLine {
  field: string;
  label: string;
  format: FormatKind;
  /** A field of the answer that the measure is held against, drawn as a level line. */
  target?: { field: string; label: string };
  /** Drawn from zero upward, for what is compared by its height; else from where the values begin. */
  fromZero?: boolean;
}

/** What the answer is about, chosen among the rows of another query. */
export interface ChartChoice {
  label: string;
  query: QueryId;
  rows: string;
  /** The field of the body that the choice fills in, the field of the row it is taken from, and the row's name. */
  field: string;
  value: string;
  text: string;
  /** The flag of the row that is chosen at first. */
  initial: string;
}

/** What the sentence under the charts is made of: fields of the answer. */
export interface ChartSummary {
  /** The return over the whole period, in percent. */
  value: string;
  /** The same as a rate for a year; null where the period is shorter. */
  yearly: string;
  /** What it is to be in a year; null where nothing is aimed at. */
  target: string;
  /** An object `{ name, percent }`, or null: what something else returned in the same period. */
  benchmark: string;
  /** How the return is computed, and the flag that fees have been taken off. */
  method: string;
  netOfFees: string;
  asOf: string;
}

/** Measures over time: a drawing of each, all of them as a table, and what they come to in a sentence. */
export interface ChartSection<Period extends string = string> {
  kind: 'chart';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: QueryId;
  rows: string;
  /** The field that says when a row was. */
  at: { field: string; label: string; format: FormatKind };
  /** One of the config's `periods`. */
  period: Period;
  choice?: ChartChoice;
  lines: readonly ChartLine[];
  summary?: ChartSummary;
  empty: { title: string; text: string };
}

type Measure = 'money' | 'price' | 'percent' | 'number' | 'units';

type LineOf<Row, Answer> = {
  [Name in FieldIn<Row, Measure>]: {
    field: Name;
    label: string;
    format: FormatOf<Name, Row[Name]>;
    target?: { field: FieldIn<Answer, FormatOf<Name, Row[Name]>>; label: string };
    fromZero?: boolean;
  };
}[FieldIn<Row, Measure>];

type TimeOf<Row> = {
  [Name in FieldIn<Row, 'date' | 'month'>]: { field: Name; label: string; format: FormatOf<Name, Row[Name]> };
}[FieldIn<Row, 'date' | 'month'>];

type BenchmarkIn<Answer> = {
  [Name in keyof Answer]: NonNullable<Answer[Name]> extends { name: string; percent: number } ? Name : never;
}[keyof Answer];

/** The queries whose body can be limited to a number of months. */
type TimedQuery = { [Id in QueryId]: Body<Id> extends { months?: number } ? Id : never }[QueryId];

interface ChartSpec<Query extends TimedQuery, List extends ListOf<Query>, From extends QueryId, Options, Id, Period> {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  rows: List;
  at: TimeOf<RowOf<Query, List>>;
  period: Period;
  choice?: {
    label: string;
    query: From;
    rows: Options;
    field: keyof Body<Query> & string;
    value: FieldOf<RowOf<From, Options & string>>;
    text: FieldOf<RowOf<From, Options & string>>;
    initial: FieldIn<RowOf<From, Options & string>, 'flag'>;
  };
  lines: readonly LineOf<RowOf<Query, List>, Data<Query>>[];
  summary?: {
    value: FieldIn<Data<Query>, 'percent'>;
    yearly: FieldIn<Data<Query>, 'percent'>;
    target: FieldIn<Data<Query>, 'percent'>;
    benchmark: BenchmarkIn<Data<Query>>;
    method: FieldIn<Data<Query>, 'label'>;
    netOfFees: FieldIn<Data<Query>, 'flag'>;
    asOf: FieldIn<Data<Query>, 'date'>;
  };
  empty: { title: string; text: string };
}

/** A chart. The query decides which lists there are, the list which fields, the field which formats. */
export function chart<
  Query extends TimedQuery,
  List extends ListOf<Query>,
  const Id extends string,
  const Period extends string,
  From extends QueryId = never,
  Options extends ListOf<From> = never,
>(spec: ChartSpec<Query, List, From, Options, Id, Period>): ChartSection<NoInfer<Period>> & { id: Id } {
  // Every name has been held against the answers' types; what follows goes by the names.
  return { kind: 'chart', ...spec } as ChartSection<Period> & { id: Id };
}
