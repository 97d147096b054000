import type { Body, BodyQueryId } from '../../api/types.ts';
import type { FieldIn, FieldOf, ListOf, ObjectAt, ObjectOf, RowOf } from '../fields.ts';

/** An amount that goes with what a form is about, within the bounds that the answer gives. */
export interface AboutAmount<Field extends string = string> {
  field: Field;
  label: string;
  /** The field of the body that takes the object's currency. */
  currency: Field;
  /** Other fields of the body that an amount is not sent without. */
  fixed?: readonly { field: Field; value: number }[];
  least: string;
  /** The smallest of these bounds counts; one that is null is none. */
  most: readonly string[];
  /** Asked for only where this field of the object has one of these values. */
  where?: { field: string; values: readonly string[] };
}

/** One thing that a form may be about: the id that goes into the body, and where its name comes from. */
export interface FormAbout<Field extends string = string> {
  field: Field;
  label: string;
  query: BodyQueryId;
  /** The object of the answer, asked for with the id as this field of the query's body … */
  object?: string;
  parameter?: string;
  /** … or the row of a list that has the id in this field. */
  rows?: string;
  key?: string;
  name: string;
  /** The manager's number for it. */
  reference?: string;
  amount?: AboutAmount<Field>;
}

interface ObjectSpec<Query extends BodyQueryId, In extends ObjectOf<Query>, Field extends string> {
  field: Field;
  label: string;
  query: Query;
  object: In;
  parameter: keyof Body<Query> & string;
  name: FieldIn<ObjectAt<Query, In>, 'text'>;
  reference?: FieldIn<ObjectAt<Query, In>, 'text'>;
  amount?: AboutAmount<Field> & {
    least: FieldIn<ObjectAt<Query, In>, 'money'>;
    most: readonly FieldIn<ObjectAt<Query, In>, 'money'>[];
    where?: { field: FieldIn<ObjectAt<Query, In>, 'label'>; values: readonly string[] };
  };
}

interface RowSpec<Query extends BodyQueryId, List extends ListOf<Query>, Field extends string> {
  field: Field;
  label: string;
  query: Query;
  rows: List;
  key: FieldOf<RowOf<Query, List>>;
  name: FieldIn<RowOf<Query, List>, 'text'>;
  reference?: FieldIn<RowOf<Query, List>, 'text'>;
}

/** What a form may be about. The query decides which objects and lists there are, those which fields. */
export function about<
  Query extends BodyQueryId,
  In extends ObjectOf<Query> = never,
  List extends ListOf<Query> = never,
  const Field extends string = string,
>(spec: ObjectSpec<Query, In, Field> | RowSpec<Query, List, Field>): FormAbout<Field> {
  return spec;
}
