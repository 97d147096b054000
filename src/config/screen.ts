import { group, query, record, special, text, textPath } from './declare.ts';
import type { Feature } from './described.ts';
import { builder } from './kind.ts';
import type { Loose } from './loose.ts';
import type { Screen, Section } from './portal.ts';

/** A screen. Its sections keep their own ids, so that the menu can be held against them. */
export function screen<const One extends Section, const Path extends string = never>(spec: {
  title: string;
  feature?: Feature;
  back?: Path;
  subject?: Loose<typeof subject.declared>;
  sections: readonly One[];
}): Omit<Screen, 'sections' | 'back'> & { sections: readonly One[]; back?: NoInfer<Path> } {
  return spec;
}

/** The one thing that a screen with a parameter in its route is about, such as a loan. */
export const subject = builder(
  group({
    /** The query that answers it; 404 is the not-found screen. Sections that name the same query share its answer. */
    query: query(),
    /** Fields of its body from the route's parameters: `{ loan_id: 'id' }` on `/overview/:id`. */
    params: special('params', record(text)),
    /** Where its name is in the answer; it heads the screen. */
    name: textPath,
  }),
);

export type Subject = Loose<typeof subject.declared>;
