import type { OwnTexts } from './catalogue.ts';
import { texts as english } from './en/texts.ts';

/** Gives what a language has of its own; at once, or as soon as its folder is loaded. */
export type LoadLanguage = () => OwnTexts | Promise<OwnTexts>;

/**
 * Every language that there are texts in (ISO 639-1): a folder beside this file, and a line here. What a folder lacks is
 * shown in `defaultLanguage`, whose own texts every visitor has; `npm run check` warns of it.
 */
export const languages = {
  en: () => english,
  fr: async () => (await import('./fr/texts.ts')).texts,
} satisfies Record<string, LoadLanguage>;

export type Language = keyof typeof languages;

/** The language that has every text (`catalogue.ts`), and fills in for the others. */
export const defaultLanguage = 'en' satisfies Language;

/** The language of a tag such as `fr-CA`; undefined where there are no texts in it. */
export function languageOf(tag: string): Language | undefined {
  const [code = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(languages, code) ? (code as Language) : undefined; // It is one of the names there.
}
