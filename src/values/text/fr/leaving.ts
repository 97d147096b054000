import type { Some } from '../catalogue.ts';
import type { leaving as english } from '../en/leaving.ts';

/** Texts for what was entered and has not been sent. */
export const leaving: Some<typeof english> = {
  interrupted: {
    notSent:
      'Votre session a pris fin avant l’envoi. Voici de nouveau ce que vous aviez saisi : veuillez le vérifier et l’envoyer.',
    unsure:
      'Votre session a pris fin pendant l’envoi, et nous ne savons pas s’il a abouti : veuillez le vérifier avant d’envoyer de nouveau. Voici ce que vous aviez saisi.',
  },
  leaveSending: {
    title: 'Quitter pendant l’envoi ?',
    text: 'On ne sait pas encore si l’envoi aboutira. Si vous quittez, un avis vous le dira.',
    stay: 'Rester sur cette page',
    leave: 'Quitter',
  },
  discard: {
    title: 'Fermer sans envoyer ?',
    text: 'Ce que vous avez saisi ici sera perdu.',
    stay: 'Y revenir',
    leave: 'Abandonner',
  },
};
