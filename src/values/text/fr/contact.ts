import type { Some } from '../catalogue.ts';
import type { contact as english } from '../en/contact.ts';

/** Texts for people and their contact details. */
export const contact: Some<typeof english> = {
  people: {
    write: (name) => `Écrire un courriel à ${name}`,
    call: (name) => `Téléphoner à ${name}`,
    linkedIn: 'LinkedIn',
    linkedInOf: (name) => `${name} sur LinkedIn, dans un nouvel onglet`,
    extension: (number, extension) => `${number}, poste ${extension}`,
    manager: 'Responsable de la relation',
    yourManager: 'Votre responsable de la relation',
    byPhone: 'Appeler',
    byEmail: 'Courriel',
  },
};
