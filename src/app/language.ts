import { readStored, writeStored } from '../client/session/storage.ts';
import type { Portal } from '../config/portal.ts';
import type { Translations } from '../values/text/catalogue.ts';
import { languageOf } from '../values/text/languages.ts';
import { loadVisitorTexts } from '../values/text/loadTexts.ts';

/** A language whose texts have been loaded, with the translated labels of the visitors' screens. */
export interface ActiveLanguage {
  tag: string;
  translations: Translations;
}

/**
 * The tag of the initial language: the one chosen in this browser, else the first supported one of the browser's
 * languages, else the config's.
 */
export function preferredTag({ languages, locale }: Portal): string {
  const chosen = readStored('language');
  const tags = languages.map(({ tag }) => tag);
  if (chosen !== undefined && tags.includes(chosen)) return chosen;
  for (const wished of navigator.languages) {
    const found = tags.find((tag) => languageOf(tag) === languageOf(wished));
    if (found) return found;
  }
  return locale;
}

/** Loads the texts of a language and sets the document's language. */
export async function loadLanguage(tag: string): Promise<ActiveLanguage> {
  const translations = await loadVisitorTexts(tag);
  document.documentElement.lang = tag;
  return { tag, translations };
}

/** Makes this the initial language in this browser from now on. */
export function rememberTag(tag: string): void {
  writeStored('language', tag);
}
