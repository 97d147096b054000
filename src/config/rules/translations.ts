import { configTranslations } from '../../text/configTranslations.ts';
import { defaultLanguage, type Language, languageOf, languages } from '../../text/languages.ts';
import type { Portal } from '../portal.ts';
import { saidTexts } from '../translated.ts';
import { oneOf, type Problem } from './problem.ts';

/** Brands and names of languages are the same in every language. */
const isProper = (path: string) => path === 'brand.name' || path.startsWith('languages[');

/** What visitors see, whose words are loaded before the others. */
const isForVisitors = (path: string) => /^(brand|footer|routes\.public)\./.test(path);

/** Every label of the config with the first place that says it, one that visitors see before any other. */
function labelsOf(portal: Portal): Map<string, string> {
  const places = new Map<string, string>();
  saidTexts(portal, (text, path) => {
    const known = places.get(text);
    const isFirst = known === undefined || (isForVisitors(path) && !isForVisitors(known));
    if (!isProper(path) && isFirst) places.set(text, path);
  });
  return places;
}

/** The languages that the config is translated into, each once: all but the one that its own words are in. */
function translatedInto({ languages: offered, locale }: Portal): Language[] {
  const found = [...new Set(offered.flatMap(({ tag }) => languageOf(tag) ?? []))];
  // Nothing is translated into the language of the words: the default one, or in a config without it, the first to be shown.
  const own = found.includes(defaultLanguage) ? defaultLanguage : languageOf(locale);
  return found.filter((language) => language !== own);
}

function missingIn(language: Language, portal: Portal): Problem[] {
  const { visitors, signedIn } = configTranslations[language] ?? { visitors: {}, signedIn: {} };
  return [...labelsOf(portal)].flatMap(([text, path]): Problem[] => {
    const isPublic = isForVisitors(path);
    if (Object.hasOwn(visitors, text) || (!isPublic && Object.hasOwn(signedIn, text))) return [];
    const file = `src/text/${language}/${isPublic ? 'configVisitors' : 'configSignedIn'}.ts`;
    return [{ path, message: `'${text}' is not translated; add it to ${file}`, severity: 'warning' }];
  });
}

/** The texts that are translated though no label of the config says them, by language. */
export function unusedTexts(portal: Portal): Partial<Record<Language, string[]>> {
  const labels = labelsOf(portal);
  const unused = translatedInto(portal).map((language) => {
    const { visitors, signedIn } = configTranslations[language] ?? { visitors: {}, signedIn: {} };
    return [language, Object.keys({ ...visitors, ...signedIn }).filter((text) => !labels.has(text))];
  });
  return Object.fromEntries(unused);
}

/** The config begins in one of its languages, and each of them has texts, and words for every label. */
export function languageProblems(portal: Portal): Problem[] {
  const tags = portal.languages.map(({ tag }) => tag);
  return [
    ...oneOf('locale', portal.locale, tags),
    ...portal.languages.flatMap(({ tag }, index) =>
      languageOf(tag) ? [] : oneOf(`languages[${index}].tag`, tag.split('-')[0] ?? '', Object.keys(languages)),
    ),
    ...translatedInto(portal).flatMap((language) => missingIn(language, portal)),
  ];
}
