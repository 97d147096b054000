import { createContext, type ReactNode, useContext } from 'react';

/** The tag of the current language, and a function to change it. */
export interface LanguageChoice {
  tag: string;
  choose(tag: string): void;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** Provides the current language to everything below it. */
export function LanguageProvider({ language, children }: { language: LanguageChoice; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The current language, and a function to change it. Throws outside a `LanguageProvider`. */
export function useLanguage(): LanguageChoice {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage() must be used inside <LanguageProvider>.');
  return language;
}
