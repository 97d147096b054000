import type { Catalogue, Some } from './catalogue.ts';
import { visitors } from './en/visitors.ts';

/**
 * The texts of the interface in the active language. Those of the signed-in screens are added (`addTexts`) before such
 * a screen is rendered, so that visitors load few. Read a text while rendering, never at module level.
 */
export const text = { ...visitors } as Catalogue;

/** Ends a sentence once, whatever it ends with: `Now showing Tremblay Holdings Inc.` */
function endingOnce(write: (...values: unknown[]) => unknown) {
  return (...values: unknown[]) => {
    const written = write(...values);
    return typeof written === 'string' ? written.replace(/(?<!\.)\.\.(?!\.)/g, '.') : written;
  };
}

/** The texts with translations where there are any; the others stay as they are. */
function completed<Texts extends object>(texts: Texts, own: object = {}): Texts {
  const all = { ...texts, ...own };
  for (const name in texts) {
    const part = all[name];
    // A text that is written with values takes and gives the same.
    if (typeof part === 'function') all[name] = endingOnce(part as never) as never;
    // `OwnTexts` has the same keys or lacks them.
    else if (typeof part === 'object' && part)
      all[name] = completed(texts[name] as object, own[name as never]) as never;
  }
  return all;
}

/** Adds texts, translated where `own` has a translation, and worded as in `reworded` where that has words for them. */
export function addTexts<Texts extends Partial<Catalogue>>(
  texts: Texts,
  own?: Some<Texts>,
  reworded: Some<Catalogue> = {},
): void {
  const areas = Object.entries(reworded).filter(([area]) => area in texts);
  Object.assign(text, completed(completed(texts, own), Object.fromEntries(areas)));
}
