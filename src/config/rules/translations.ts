import { configTranslations } from '../../values/text/configTranslations.ts';
import { defaultLanguage, type Language, languageOf, languages } from '../../values/text/languages.ts';
import type { Portal } from '../portal.ts';
import { saidTexts } from '../translated.ts';
import { oneOf, type Problem } from './problem.ts';

/** Whether a text is the same in every language: the brand's name and the names of languages. */
const isProper = (path: string) => /^(hosts\[\d+\]\.)?brand\.name$/.test(path) || path.startsWith('languages[');

/** Whether visitors see a text; such texts are loaded before the others. */
const isForVisitors = (path: string) => /^(brand|footer|routes\.public)\./.test(path);

/** Every label of the config with the first path that uses it, preferring those that visitors see. */
function labelsOf(portal: Portal): Map<string, string> {
  const places = new Map<string, string>();
  saidTexts(portal, (text, path) => {
    const known = places.get(text);
    const isFirst = known === undefined || (isForVisitors(path) && !isForVisitors(known));
    if (!isProper(path) && isFirst) places.set(text, path);
  });
  return places;
}

/** The languages that the config is translated into, each once: all but that of the config itself. */
function translatedInto({ languages: offered, locale }: Portal): Language[] {
  const found = [...new Set(offered.flatMap(({ tag }) => languageOf(tag) ?? []))];
  // The config's own language is the default one or, if the config does not offer it, that of its first locale.
  const own = found.includes(defaultLanguage) ? defaultLanguage : languageOf(locale);
  return found.filter((language) => language !== own);
}

function missingIn(language: Language, portal: Portal): Problem[] {
  const { visitors, signedIn } = configTranslations[language] ?? { visitors: {}, signedIn: {} };
  return [...labelsOf(portal)].flatMap(([text, path]): Problem[] => {
    const isPublic = isForVisitors(path);
    if (Object.hasOwn(visitors, text) || (!isPublic && Object.hasOwn(signedIn, text))) return [];
    const file = `src/values/text/${language}/${isPublic ? 'configVisitors' : 'configSignedIn'}.ts`;
    const message = `'${text}' is not translated; add it to ${file}`;
    return [{ path, message, severity: 'notice', untranslated: { language, words: 1 } }];
  });
}

/**
 * The translated texts that no label of the config uses, by language. In a config with errors a label may stand in the
 * wrong place, or wait for a name that is misspelt; `used` then has every text that could be one.
 */
export function unusedTexts(portal: Portal, used?: ReadonlySet<string>): Partial<Record<Language, string[]>> {
  const labels = used ?? labelsOf(portal);
  const unused = translatedInto(portal).map((language) => {
    const { visitors, signedIn } = configTranslations[language] ?? { visitors: {}, signedIn: {} };
    return [language, Object.keys({ ...visitors, ...signedIn }).filter((text) => !labels.has(text))];
  });
  return Object.fromEntries(unused);
}

/**
 * The default locale must be one of the languages, and each language must have interface texts and translate every
 * label.
 */
export function languageProblems(portal: Portal): Problem[] {
  const tags = portal.languages.map(({ tag }) => tag);
  const own = languageOf(portal.locale);
  // Not a misspelt tag: nothing in this language is offered.
  const isOther = own !== undefined && !tags.some((tag) => languageOf(tag) === own);
  return [
    ...oneOf('locale', portal.locale, tags, isOther ? 'is not one of the `languages` here' : undefined),
    ...portal.languages.flatMap(({ tag }, index) =>
      languageOf(tag) ? [] : oneOf(`languages[${index}].tag`, tag.split('-')[0] ?? '', Object.keys(languages)),
    ),
    ...translatedInto(portal).flatMap((language) => missingIn(language, portal)),
  ];
}
