import type { Some } from '../catalogue.ts';
import type { letter as english } from '../en/letter.ts';

/** Texts of prefilled forms and of their submissions. */
export const letter: Some<typeof english> = {
  about: {
    title: 'Objet',
    name: (name, reference) => `${name} (${reference})`,
    item: (label, name) => `${label} : ${name}`,
    remove: (label, name) => `Retirer ${label} : ${name}`,
    bounds(least, most) {
      if (most === undefined) return `${least} ou plus.`;
      return least === most ? `Exactement ${least}.` : `De ${least} à ${most}.`;
    },
    outOfBounds(least, most) {
      if (most === undefined) return `Veuillez saisir ${least} ou plus.`;
      return least === most ? `Veuillez saisir ${least}.` : `Veuillez saisir un montant de ${least} à ${most}.`;
    },
    noChoice: (choice, found) => `${choice} : « ${found} » n’existe pas ; veuillez faire un choix.`,
    notFound: (label, found) => `${label} : « ${found} » est introuvable et n’a donc pas été retenu.`,
  },
  numberRules: {
    number: 'Veuillez saisir un nombre.',
    amount: (example) => `Veuillez saisir un montant, par exemple ${example}.`,
    wholeNumber: 'Veuillez saisir un nombre entier.',
    multipleOf: (step) => `Veuillez saisir un multiple de ${step}.`,
    atLeast: (least) => `Veuillez saisir ${least} ou plus.`,
    moreThan: (least) => `Veuillez saisir plus de ${least}.`,
    atMost: (most) => `Veuillez saisir ${most} ou moins.`,
    lessThan: (most) => `Veuillez saisir moins de ${most}.`,
    telephone: 'Veuillez saisir un numéro de téléphone, par exemple +1 416 555 0134.',
  },
  receipt: {
    to: 'À',
  },
};
