import type { ReactElement } from 'react';

/**
 * What may stand beside something else: elements, never bare text. Translating a page replaces its text nodes; React
 * can go on only where each text is alone in an element, because then it writes to the element.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
