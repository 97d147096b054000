import type { Body, Data, QueryId } from '../api/types.ts';
import type { FieldIn, ObjectAt, ObjectOf, PartFlag } from './fields.ts';
import type { Screen, Section, Subject } from './portal.ts';

/** A screen. Its sections keep their own ids, so that the menu can be held against them. */
export function screen<const One extends Section, const Path extends string = never>(spec: {
  title: string;
  part?: PartFlag;
  back?: Path;
  subject?: Subject;
  sections: readonly One[];
}): Screen & { sections: readonly One[]; back?: NoInfer<Path> } {
  return spec;
}

/** What the route's parameters fill; the investor is the transport's. */
type Asked<Query extends QueryId> = Omit<Body<Query>, 'investor_id'>;

/** The texts of an answer, those of the objects in it with dots. */
type TextPath<Query extends QueryId> =
  | FieldIn<Data<Query>, 'text'>
  | { [In in ObjectOf<Query>]: `${In}.${FieldIn<ObjectAt<Query, In>, 'text'>}` }[ObjectOf<Query>];

/** What a screen is about. The query decides which fields its body has, and where a name is. */
export function subject<Query extends QueryId>(spec: {
  query: Query;
  params: { [Field in keyof Asked<NoInfer<Query>>]: string };
  // `& string` makes the compiler's message list the names in place of the type's own.
  name: TextPath<NoInfer<Query>> & string;
}): Subject {
  return { ...spec, params: { ...spec.params } as Record<string, string> }; // The mapped type has texts only.
}
