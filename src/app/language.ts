import type { Portal } from '../config/portal.ts';
import { readStored, writeStored } from '../session/storage.ts';
import type { Translations } from '../text/catalogue.ts';
import { languageOf } from '../text/languages.ts';
import { loadVisitorTexts } from '../text/loadTexts.ts';

/** A language whose texts are in place, with what the labels of visitors' screens are in it. */
export interface ActiveLanguage {
  tag: string;
  translations: Translations;
}

/** The tag to begin with: the one that was chosen here, else the first of the browser's that there is, else the config's. */
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

/** Puts the texts of a language in place and tells the browser. */
export async function loadLanguage(tag: string): Promise<ActiveLanguage> {
  const translations = await loadVisitorTexts(tag);
  document.documentElement.lang = tag;
  return { tag, translations };
}

/** Begins with this language from now on in this browser. */
export function rememberTag(tag: string): void {
  writeStored('language', tag);
}
