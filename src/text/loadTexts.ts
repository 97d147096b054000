import type { OwnTexts, Translations } from './catalogue.ts';
import { defaultLanguage, languageOf, languages } from './languages.ts';
import { addTexts } from './text.ts';

const whole = languages[defaultLanguage]();

function ownTexts(tag: string): OwnTexts | Promise<OwnTexts> {
  return languages[languageOf(tag) ?? defaultLanguage]();
}

/** Loads the texts for visitors; resolves with the translations of their screens' labels. */
export async function loadVisitorTexts(tag: string): Promise<Translations> {
  const { visitors, visitorLabels = {} } = await ownTexts(tag);
  addTexts(whole.visitors, visitors);
  return visitorLabels;
}

/** Loads the texts of the signed-in screens; resolves with the translations of all screens' labels. */
export async function loadSignedInTexts(tag: string): Promise<Translations> {
  const own = await ownTexts(tag);
  const [all, some, labels] = await Promise.all([whole.signedIn(), own.signedIn?.(), own.signedInLabels?.()]);
  addTexts(all.signedIn, some?.signedIn);
  return { ...own.visitorLabels, ...labels?.config };
}

/** Loads the texts of everything after the first screen. */
export async function loadFurtherTexts(tag: string): Promise<void> {
  const own = await ownTexts(tag);
  const [all, some] = await Promise.all([whole.further(), own.further?.()]);
  addTexts(all.further, some?.further);
}
