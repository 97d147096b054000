import type { Declared } from './declare.ts';

// The words of the vocabulary (`declare.ts`) that only routes and the menu have.

/** The name of an icon of lucide's. */
export const icon = { is: 'icon' } as const;

/** The id of a section of the screen that a menu entry leads to. */
export const sectionId = { is: 'sectionId' } as const;

/** An object whose keys are ids of sections of the screen that a menu entry leads to. */
export const bySection = <const Of extends Declared>(of: Of) => ({ is: 'bySection', of }) as const;

/** An object with paths for keys. */
export const paths = <const Of extends Declared>(of: Of) => ({ is: 'paths', of }) as const;
