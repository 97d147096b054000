import { createContext, type ReactNode, useContext } from 'react';

/** The language that the portal is shown in, by its tag, and the way to another one. */
export interface LanguageChoice {
  tag: string;
  choose(tag: string): void;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** Says to everything below it which language it is in. */
export function LanguageProvider({ language, children }: { language: LanguageChoice; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language, and the way to another. Throws outside a `LanguageProvider`. */
export function useLanguage(): LanguageChoice {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage() must be used inside <LanguageProvider>.');
  return language;
}
