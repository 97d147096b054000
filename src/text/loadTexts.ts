import { visitors } from './en/visitors.ts';
import type { Language, Translations } from './language.ts';
import { addTexts } from './text.ts';

/** Puts the texts that visitors see in place; gives what the labels of their screens are in that language. */
export async function loadVisitorTexts(language: Language): Promise<Translations> {
  if (language === 'en') {
    addTexts(visitors);
    return {};
  }
  const [texts, labels] = await Promise.all([import('./fr/visitors.ts'), import('./fr/configVisitors.ts')]);
  addTexts(texts.visitors);
  return labels.config;
}

/** Puts the texts of the signed-in screens beside those; gives what the labels of all screens are in that language. */
export async function loadSignedInTexts(language: Language): Promise<Translations> {
  if (language === 'en') {
    addTexts((await import('./en/signedIn.ts')).signedIn);
    return {};
  }
  const [texts, labels, more] = await Promise.all([
    import('./fr/signedIn.ts'),
    import('./fr/configVisitors.ts'),
    import('./fr/configSignedIn.ts'),
  ]);
  addTexts(texts.signedIn);
  return { ...labels.config, ...more.config };
}

/** Puts the texts of what is further than the first screen beside those. */
export async function loadFurtherTexts(language: Language): Promise<void> {
  const { further } = await (language === 'en' ? import('./en/further.ts') : import('./fr/further.ts'));
  addTexts(further);
}
