import type { Data, QueryId } from '../../api/types.ts';
import type { FormatKind } from '../../format/formatValue.ts';
import type { FieldIn, FieldOf, FormatOf, Formatted, ListOf, ObjectAt, ObjectOf, PartFlag, RowOf } from '../fields.ts';

/** A value with its name. */
export interface DetailsField {
  field: string;
  label: string;
  format: FormatKind;
  /** What it means, in a few words. */
  about?: string;
  /** Begins an email to it, or a call. */
  link?: 'mail' | 'telephone';
  /** With a button that copies it, such as a number to quote. */
  copy?: true;
  /** Left out where the answer has nothing, such as a company's name of a person. */
  onlyKnown?: true;
}

/** Texts that are one value in several lines, such as an address; what is null is left out. */
export interface DetailsLines {
  label: string;
  lines: readonly (readonly string[])[];
}

/** Values of one object of the answer, or of the answer itself. What the answer does not have is left out. */
export interface DetailsGroup {
  /** Without it the values follow those of the group before. */
  title?: string;
  object?: string;
  fields: readonly (DetailsField | DetailsLines)[];
}

/** A warning, shown where a number of an object is more than nothing. */
export interface DetailsAlert {
  title: string;
  object: string;
  field: string;
  /** What it is about. */
  facts: readonly { object: string; field: string; label: string; format: FormatKind }[];
}

/** Amounts of a list with their sum. */
export interface DetailsAmounts {
  /** Where it is not the section's own. */
  title?: string;
  rows: string;
  label: string;
  value: string;
  sum: string;
  /** Stands in place of an empty list. */
  empty: string;
}

/** What is known of one thing: names and values side by side. */
export interface DetailsSection {
  kind: 'details';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: QueryId;
  alert?: DetailsAlert;
  groups: readonly DetailsGroup[];
  amounts?: DetailsAmounts;
  /** A list of pictures: each as PNG or JPEG in base 64, and what it shows. */
  pictures?: { rows: string; picture: string; alt: string };
}

type FieldSpec<Row> = {
  [Name in FieldOf<Row>]: {
    field: Name;
    label: string;
    format: FormatOf<Name, Row[Name]>;
    about?: string;
    link?: 'text' extends FormatOf<Name, Row[Name]> ? 'mail' | 'telephone' : never;
    copy?: 'text' extends FormatOf<Name, Row[Name]> ? true : never;
    onlyKnown?: true;
  };
}[FieldOf<Row>];

interface LinesSpec<Row> {
  label: string;
  lines: readonly (readonly FieldIn<Row, 'text' | 'label'>[])[];
}

type GroupSpec<Query extends QueryId> =
  | { title?: string; object?: never; fields: readonly (FieldSpec<Data<Query>> | LinesSpec<Data<Query>>)[] }
  | {
      [In in ObjectOf<Query>]: {
        title?: string;
        object: In;
        fields: readonly (FieldSpec<ObjectAt<Query, In>> | LinesSpec<ObjectAt<Query, In>>)[];
      };
    }[ObjectOf<Query>];

type Fact<Query extends QueryId> = {
  [In in ObjectOf<Query>]: Formatted<ObjectAt<Query, In>> & { object: In; label: string };
}[ObjectOf<Query>];

type AlertSpec<Query extends QueryId> = {
  [In in ObjectOf<Query>]: {
    title: string;
    object: In;
    field: FieldIn<ObjectAt<Query, In>, 'number' | 'money' | 'percent' | 'points' | 'flag'>;
    facts: readonly Fact<Query>[];
  };
}[ObjectOf<Query>];

interface DetailsSpec<Query extends QueryId, Amounts extends ListOf<Query>, Pictures extends ListOf<Query>, Id> {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  alert?: AlertSpec<Query>;
  groups: readonly GroupSpec<Query>[];
  amounts?: {
    title?: string;
    rows: Amounts;
    label: FieldIn<RowOf<Query, Amounts>, 'text' | 'label'>;
    value: FieldIn<RowOf<Query, Amounts>, 'money'>;
    sum: string;
    empty: string;
  };
  pictures?: {
    rows: Pictures;
    picture: FieldIn<RowOf<Query, Pictures>, 'text' | 'label'>;
    alt: FieldIn<RowOf<Query, Pictures>, 'text' | 'label'>;
  };
}

/** Details. The query decides which objects and lists there are, those which fields, the field which formats. */
export function details<
  Query extends QueryId,
  const Id extends string,
  Amounts extends ListOf<Query>,
  Pictures extends ListOf<Query>,
>(spec: DetailsSpec<Query, Amounts, Pictures, Id>): DetailsSection & { id: Id } {
  // Every name has been held against the answer's type; what follows goes by the names.
  return { kind: 'details', ...(spec as Omit<DetailsSection, 'kind'> & { id: Id }) };
}
