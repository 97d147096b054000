import type { Translations } from './catalogue.ts';
import { type LoadLanguage, languages } from './languages.ts';

async function labelsIn(load: LoadLanguage) {
  const { visitorLabels = {}, signedInLabels } = await load();
  return { visitors: visitorLabels, signedIn: (await signedInLabels?.())?.config ?? {} };
}

const found = Object.entries(languages).map(async ([language, load]) => [language, await labelsIn(load)] as const);

/**
 * The translations of the config's labels in each language, for the check; the portal loads only those that it shows.
 */
export const configTranslations: Readonly<Record<string, { visitors: Translations; signedIn: Translations }>> =
  Object.fromEntries(await Promise.all(found));
