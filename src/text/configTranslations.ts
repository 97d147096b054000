import { config as signedIn } from './fr/configSignedIn.ts';
import { config as visitors } from './fr/configVisitors.ts';
import type { Language, Translations } from './language.ts';

/** What the config's labels are in each language but English, for the check; the portal loads what it shows. */
export const configTranslations: Readonly<
  Partial<Record<Language, { visitors: Translations; signedIn: Translations }>>
> = {
  fr: { visitors, signedIn },
};
