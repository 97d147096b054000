import { group, query, record, special, text, textPath } from './declare.ts';
import type { Feature } from './described.ts';
import { builder } from './kind.ts';
import type { Loose } from './loose.ts';
import type { Screen, Section } from './portal.ts';

/** Builds a screen. Its sections keep their literal ids, so that the compiler can check the menu's anchors. */
export function screen<const One extends Section, const Path extends string = never>(spec: {
  title: string;
  feature?: Feature;
  back?: Path;
  anchors?: true;
  subject?: Loose<typeof subject.declared>;
  sections: readonly One[];
}): Omit<Screen, 'sections' | 'back'> & { sections: readonly One[]; back?: NoInfer<Path> } {
  return spec;
}

/** The subject of a screen with a route parameter, such as a loan. */
export const subject = builder(
  group({
    /** The query for the subject; 404 shows the not-found screen. Sections with the same query share its response. */
    query: query(),
    /** Fields of the query's body, filled from route parameters: `{ loan_id: 'id' }` on `/overview/:id`. */
    params: special('params', record(text)),
    /** The field of the response with the subject's name, used as the screen's heading. */
    name: textPath,
  }),
);

export type Subject = Loose<typeof subject.declared>;
