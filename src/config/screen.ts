import type { Screen, Section } from './portal.ts';

/** A screen. Its sections keep their own ids, so that the menu can be held against them. */
export function screen<const One extends Section>(spec: { title: string; sections: readonly One[] }): Screen & {
  sections: readonly One[];
} {
  return spec;
}
