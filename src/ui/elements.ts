import type { ReactElement } from 'react';

/**
 * Content with siblings: elements, never bare text. When the browser translates a page, it replaces text nodes. React
 * survives that only if each text is alone in its element, because it then writes to the element.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
