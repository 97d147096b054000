import type { Declared } from './declare.ts';

// The words of the vocabulary (`declare.ts`) for the menu, for routes and for links between sections.

/** The name of a Lucide icon. */
export const icon = { is: 'icon' } as const;

/** The id of a section on the screen that a menu entry links to. */
export const sectionId = { is: 'sectionId' } as const;

/** The id of a section on the same screen, of this kind if one is given. */
export const sibling = (name?: string) => ({ is: 'sibling', name }) as const;

/** An object whose keys are ids of sections on the screen that a menu entry links to. */
export const bySection = <const Of extends Declared>(of: Of) => ({ is: 'bySection', of }) as const;

/** An object whose keys are paths. */
export const paths = <const Of extends Declared>(of: Of) => ({ is: 'paths', of }) as const;
