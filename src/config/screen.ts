import type { Body, QueryId } from '../api/types.ts';
import type { FieldOf, ObjectAt, ObjectOf, PartFlag } from './fields.ts';
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

/** What a screen is about. The query decides which fields its body has, and where a name is. */
export function subject<Query extends QueryId, In extends ObjectOf<Query>>(spec: {
  query: Query;
  params: { [Field in keyof Body<Query>]?: string };
  name: `${In}.${FieldOf<ObjectAt<Query, In>>}`;
}): Subject {
  return { ...spec, params: { ...spec.params } as Record<string, string> }; // The mapped type has texts only.
}
