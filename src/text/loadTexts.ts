import type { OwnTexts, Translations } from './catalogue.ts';
import { defaultLanguage, languageOf, languages } from './languages.ts';
import { addTexts } from './text.ts';

const whole = languages[defaultLanguage]();

function ownTexts(tag: string): OwnTexts | Promise<OwnTexts> {
  return languages[languageOf(tag) ?? defaultLanguage]();
}

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

/** Puts the texts that visitors see in place; gives what the labels of their screens are in that language. */
export async function loadVisitorTexts(tag: string): Promise<Translations> {
  const { visitors, visitorLabels = {} } = await ownTexts(tag);
  addTexts(completed(whole.visitors, visitors));
  return visitorLabels;
}

/** Puts the texts of the signed-in screens beside those; gives what the labels of all screens are in that language. */
export async function loadSignedInTexts(tag: string): Promise<Translations> {
  const own = await ownTexts(tag);
  const [all, some, labels] = await Promise.all([whole.signedIn(), own.signedIn?.(), own.signedInLabels?.()]);
  addTexts(completed(all.signedIn, some?.signedIn));
  return { ...own.visitorLabels, ...labels?.config };
}

/** Puts the texts of what is further than the first screen beside those. */
export async function loadFurtherTexts(tag: string): Promise<void> {
  const own = await ownTexts(tag);
  const [all, some] = await Promise.all([whole.further(), own.further?.()]);
  addTexts(completed(all.further, some?.further));
}
