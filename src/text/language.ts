/** The languages that there are texts in, ISO 639-1. */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** What the labels of a config are in another language: the words as they stand there, and what they become. */
export type Translations = Readonly<Record<string, string>>;

/** The language of a tag such as `fr-CA`; undefined where there are no texts in it. */
export function languageOf(tag: string): Language | undefined {
  const [code = ''] = tag.toLowerCase().split('-');
  return languages.find((language) => language === code);
}
