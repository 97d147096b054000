import type { OwnTexts } from './catalogue.ts';
import { texts as english } from './en/texts.ts';

/** Loads a language's own texts: at once, or as soon as its folder is loaded. */
export type LoadLanguage = () => OwnTexts | Promise<OwnTexts>;

/**
 * Every language of the interface (ISO 639-1): a folder beside this file, and a line here. Texts that a folder lacks
 * are shown in `defaultLanguage`, whose texts every visitor loads; `npm run check -- --untranslated` lists them.
 */
export const languages = {
  en: () => english,
  fr: async () => (await import('./fr/texts.ts')).texts,
} satisfies Record<string, LoadLanguage>;

export type Language = keyof typeof languages;

/** The language that has every text (`catalogue.ts`) and is the fallback for the others. */
export const defaultLanguage = 'en' satisfies Language;

/** The language of a tag such as `fr-CA`; undefined if there are no texts for it. */
export function languageOf(tag: string): Language | undefined {
  const [code = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(languages, code) ? (code as Language) : undefined; // The check above proves it.
}
