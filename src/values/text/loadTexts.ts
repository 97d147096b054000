import type { OwnTexts, Translations } from './catalogue.ts';
import { defaultLanguage, languageOf, languages } from './languages.ts';
import { ownTexts } from './ownTexts.ts';
import { addTexts } from './text.ts';

const whole = languages[defaultLanguage]();

const known = (tag: string) => languageOf(tag) ?? defaultLanguage;

/** The translations of the host's own labels, by language; its page has them. */
const hostLabels: Readonly<Record<string, Translations>> = {};

/** Adds translations of the host's own labels. */
export const addLabels = (labels: typeof hostLabels): void => void Object.assign(hostLabels, labels);

function textsOf(tag: string): OwnTexts | Promise<OwnTexts> {
  return languages[known(tag)]();
}

/** Fetches the texts of a language, those of the signed-in screens as well if they are needed, without showing any. */
export async function fetchTexts(tag: string, isSignedIn: boolean): Promise<void> {
  const own = await textsOf(tag);
  if (isSignedIn) await Promise.all([own.signedIn?.(), own.signedInLabels?.(), own.further?.()]);
}

/** Loads the texts for visitors; resolves with the translations of their screens' labels. */
export async function loadVisitorTexts(tag: string): Promise<Translations> {
  const { visitors, visitorLabels = {} } = await textsOf(tag);
  addTexts(whole.visitors, visitors, ownTexts[known(tag)]);
  return { ...visitorLabels, ...hostLabels[known(tag)] };
}

/** The language of the signed-in screens. */
let spoken = defaultLanguage;

/** Whether the further texts have loaded once: what shows them needs those of a new language once it is chosen. */
let areFurtherShown = false;

/** Loads the texts of the signed-in screens; resolves with the translations of all screens' labels. */
export async function loadSignedInTexts(tag: string): Promise<Translations> {
  spoken = known(tag);
  const own = await textsOf(tag);
  const [all, some, labels] = await Promise.all([whole.signedIn(), own.signedIn?.(), own.signedInLabels?.()]);
  addTexts(all.signedIn, some?.signedIn, ownTexts[known(tag)]);
  if (areFurtherShown) await loadFurtherTexts(tag);
  return { ...own.visitorLabels, ...labels?.config, ...hostLabels[known(tag)] };
}

/** Loads the texts of everything that comes after the figures of the first screen. */
export async function loadFurtherTexts(tag: string = spoken): Promise<void> {
  const own = await textsOf(tag);
  const [all, some] = await Promise.all([whole.further(), own.further?.()]);
  addTexts(all.further, some?.further, ownTexts[known(tag)]);
  areFurtherShown = true;
}
