import { strictContext } from '../ui/strictContext.ts';

/** The tag of the current language, and a function to change it. */
export interface LanguageChoice {
  tag: string;
  choose(tag: string): void;
}

/** The current language, and a function to change it. */
export const [LanguageProvider, useLanguage] = strictContext<LanguageChoice>('Language');
