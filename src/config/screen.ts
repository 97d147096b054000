import type { Feature } from './described.ts';
import { builder } from './kind.ts';
import type { Screen, Section, Subject } from './portal.ts';
import { subjectDeclared } from './portalDeclared.ts';

/** Builds a screen. Its sections keep their literal ids, so that the compiler can check the menu's anchors. */
export function screen<const One extends Section, const Path extends string = never>(spec: {
  title: string;
  feature?: Feature;
  back?: Path;
  anchors?: true;
  subject?: Subject;
  sections: readonly One[];
}): Omit<Screen, 'sections' | 'back'> & { sections: readonly One[]; back?: NoInfer<Path> } {
  return spec;
}

/** Builds the subject of a screen with a route parameter, such as a loan. */
export const subject = builder(subjectDeclared);
