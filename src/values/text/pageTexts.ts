import type { Language } from './languages.ts';

interface PageTexts {
  /** Shown until the portal has started, and for good where it cannot. */
  late: string;
  /** Shown where scripts are switched off. */
  noScript: string;
}

/** The texts of a page before its scripts run; a language that is not listed has them in English. */
export const pageTexts: Readonly<Partial<Record<Language, PageTexts>>> = {
  en: {
    late: 'If nothing else appears here, this browser could not start the portal. Please reload the page, or open it in a current version of Chrome, Edge, Firefox or Safari.',
    noScript: 'This portal needs JavaScript. Please switch it on for this site.',
  },
  fr: {
    late: 'Si rien d’autre n’apparaît ici, ce navigateur n’a pas pu démarrer le portail. Veuillez recharger la page, ou l’ouvrir dans une version récente de Chrome, d’Edge, de Firefox ou de Safari.',
    noScript: 'Ce portail a besoin de JavaScript. Veuillez l’activer pour ce site.',
  },
};
