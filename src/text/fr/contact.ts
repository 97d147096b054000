import type { contact as english } from '../en/contact.ts';

/** The texts of contacts, and of forms that another screen has begun. */
export const contact: typeof english = {
  people: {
    write: (name) => `Écrire un courriel à ${name}`,
    call: (name) => `Téléphoner à ${name}`,
    linkedIn: 'LinkedIn',
    linkedInOf: (name) => `${name} sur LinkedIn, dans un nouvel onglet`,
    extension: (number, extension) => `${number}, poste ${extension}`,
    manager: 'Responsable de la relation',
  },
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
  receipt: {
    to: 'À',
  },
  copy: {
    title: 'Copier',
    copy: (what) => `Copier ${what}`,
    done: 'Copié',
    marked: 'Sélectionné : copiez avec les touches de votre appareil.',
  },
};
