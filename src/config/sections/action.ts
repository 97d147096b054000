import type { QueryId } from '../../api/types.ts';
import type { FieldIn, FieldOf, ObjectAt, ObjectOf, PartFlag } from '../fields.ts';
import type { Said, SaidOf } from './said.ts';

/** What a parameter of the address is filled with: a text, or a field of the answer. */
export type Filled = string | { field: string };

/** A way on to a screen with its form filled in, or why there is none at the moment. */
export interface ActionSection<Path extends string = string> {
  kind: 'action';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: QueryId;
  object: string;
  /** Stands beside the link. */
  text: string;
  label: string;
  to: Path;
  /** Parameters of the address: the id of the form's section and its field, `message-topic`. */
  fill: Readonly<Record<string, Filled>>;
  /** The value of a field for which there is the way, and for every other one why there is none. */
  when: { field: string; is: string; otherwise: Readonly<Record<string, { text: string }>> };
  /** Stands in the link's place where the investor has said so already. */
  said?: Said;
}

type Texts<Row> = FieldIn<Row, 'label'>;

type WhenOf<Row> = {
  [Name in Texts<Row>]: string extends NonNullable<Row[Name]> ? never : When<Name, NonNullable<Row[Name]>>;
}[Texts<Row>];

type When<Name, Values> = Values extends string ? { field: Name; is: Values; otherwise: unknown } : never;

/** Every other value has its words. */
type Otherwise<Row, One> = One extends { field: infer Name extends keyof Row; is: infer Value }
  ? Omit<One, 'otherwise'> & { otherwise: Record<Exclude<NonNullable<Row[Name]>, Value> & string, { text: string }> }
  : never;

type SaidIn<Query extends QueryId> = {
  [In in ObjectOf<Query>]: SaidOf<ObjectAt<Query, In>> & { object: In };
}[ObjectOf<Query>];

/** An action. The query decides which objects there are, the object which fields and values. */
export function action<
  Query extends QueryId,
  const Id extends string,
  In extends ObjectOf<Query>,
  const Path extends string,
>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  object: In;
  text: string;
  label: string;
  to: Path;
  fill: Readonly<Record<string, string | { field: FieldOf<ObjectAt<Query, In>> }>>;
  when: Otherwise<ObjectAt<Query, In>, WhenOf<ObjectAt<Query, In>>>;
  said?: SaidIn<Query>;
}): ActionSection<NoInfer<Path>> & { id: Id } {
  // Every name has been held against the answer's type; what follows goes by the names.
  return { kind: 'action', ...(spec as Omit<ActionSection<Path>, 'kind'> & { id: Id }) };
}
