import { languageOf, languages, type Translations } from '../../text/language.ts';
import type { Portal } from '../portal.ts';
import { saidTexts } from '../translated.ts';
import { oneOf, type Problem } from './problem.ts';

/** Brands and names of languages are the same in every language. */
const isProper = (path: string) => path === 'brand.name' || path.startsWith('languages[');

/** What a language lacks of the config's labels, and what it has that the config does not say. */
function gapsIn(portal: Portal, language: string, translations: Translations): Problem[] {
  const places = new Map<string, string>();
  saidTexts(portal, (text, path) => {
    if (!isProper(path) && !places.has(text)) places.set(text, path);
  });
  const lacking = [...places].filter(([text]) => !Object.hasOwn(translations, text));
  const idle = Object.keys(translations).filter((text) => !places.has(text));
  return [
    ...lacking.map(([text, path]) => ({
      path,
      message: `'${text}' is not in src/text/${language}/configVisitors.ts nor configSignedIn.ts`,
    })),
    ...idle.map((text) => ({
      path: `src/text/${language}/`,
      message: `'${text}' is translated, but no label of the config says it`,
    })),
  ];
}

/** The config begins in one of its languages, and each of them has texts, and words for every label. */
export function languageProblems(
  portal: Portal,
  translations: Readonly<Partial<Record<string, Translations>>>,
): Problem[] {
  const tags = portal.languages.map(({ tag }) => tag);
  const own = languageOf(portal.locale);
  return [
    ...oneOf('locale', portal.locale, tags),
    ...portal.languages.flatMap(({ tag }, index) => {
      const language = languageOf(tag);
      if (!language) return oneOf(`languages[${index}].tag`, tag.split('-')[0] ?? '', languages);
      return language === own ? [] : gapsIn(portal, language, translations[language] ?? {});
    }),
  ];
}
