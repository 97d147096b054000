import type { Some } from '../catalogue.ts';
import type { safety as english } from '../en/safety.ts';

/** Texts of how far a property's value covers a loan. */
export const safety: Some<typeof english> = {
  safety: {
    value: 'Valeur de l’immeuble',
    prior: 'Hypothèques de rang antérieur',
    loan: 'Ce prêt',
    left: 'Reste',
    short: 'Non couvert',
    fall: (percent) => `La valeur pourrait baisser de ${percent} avant que ce prêt ne soit plus couvert.`,
    notCovered: 'Ce prêt n’est pas entièrement couvert.',
    unknown: (parts) => `Nous ne pouvons pas dire de combien la valeur pourrait baisser : ${parts}.`,
    part: (name, found) => `${name} ${found}`,
  },
};
