import type { OwnTexts, Translations } from './catalogue.ts';
import { languages } from './languages.ts';

async function labelsIn(load: () => OwnTexts | Promise<OwnTexts>) {
  const { visitorLabels = {}, signedInLabels } = await load();
  return { visitors: visitorLabels, signedIn: (await signedInLabels?.()) ?? {} };
}

const found = Object.entries(languages).map(async ([language, load]) => [language, await labelsIn(load)] as const);

/** What the config's labels are in each language, for the check; the portal loads what it shows. */
export const configTranslations: Readonly<Record<string, { visitors: Translations; signedIn: Translations }>> =
  Object.fromEntries(await Promise.all(found));
