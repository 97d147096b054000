import type { Catalogue } from './catalogue.ts';
import { visitors } from './en/visitors.ts';

/**
 * The texts of the interface in the language it is shown in. Those of the signed-in screens join them (`addTexts`) before
 * such a screen is drawn, so that visitors load few; read a text where it is drawn and never when a file is loaded.
 */
export const text = { ...visitors } as Catalogue;

/** Puts texts in place of those that are there. */
export function addTexts(texts: Partial<Catalogue>): void {
  Object.assign(text, texts);
}
