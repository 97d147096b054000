import type { Some } from '../catalogue.ts';
import type { safety as english } from '../en/safety.ts';

/** Texts of how far a property's value covers a loan. */
export const safety: Some<typeof english> = {
  safety: {
    value: 'Valeur de l’immeuble',
    prior: 'Hypothèques de rang antérieur',
    loan: 'Ce prêt',
    left: 'Valeur au-delà du prêt',
    short: 'Non couvert',
    fall: (percent) => `L’immeuble pourrait perdre ${percent} de sa valeur et couvrir encore ce prêt.`,
    notCovered: 'Ce prêt n’est pas entièrement couvert.',
    unknown: (parts) => `Nous ne pouvons pas dire quelle part de sa valeur l’immeuble pourrait perdre : ${parts}.`,
    part: (name, found) => `${name} ${found}`,
  },
};
