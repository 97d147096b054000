import type { Catalogue, Some } from './catalogue.ts';
import type { Language } from './languages.ts';

/** The texts that this portal words in its own way: `{ en: { actions: { close: 'Done' } } }`. */
export const ownTexts: { readonly [Tongue in Language]?: Some<Catalogue> } = {};
