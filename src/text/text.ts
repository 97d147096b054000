import type { Catalogue, Some } from './catalogue.ts';
import { visitors } from './en/visitors.ts';

/**
 * The texts of the interface in the language it is shown in. Those of the signed-in screens join them (`addTexts`) before
 * such a screen is drawn, so that visitors load few; read a text where it is drawn and never when a file is loaded.
 */
export const text = { ...visitors } as Catalogue;

/** Texts with those of another language in their place; what that one lacks stays as it is. */
function completed<Texts extends object>(texts: Texts, own: object = {}): Texts {
  const all = { ...texts, ...own };
  for (const name in texts) {
    const part = texts[name];
    // `OwnTexts` has the same names, or leaves them out.
    if (typeof part === 'object' && part) all[name] = completed(part, own[name as never]);
  }
  return all;
}

/** Puts texts in place of those that are there, in another language as far as it has them. */
export function addTexts<Texts extends Partial<Catalogue>>(texts: Texts, own?: Some<Texts>): void {
  Object.assign(text, completed(texts, own));
}
