import type { Some } from '../catalogue.ts';
import type { sessionEnd as english } from '../en/sessionEnd.ts';

/** Texts shown before a session expires. */
export const sessionEnd: Some<typeof english> = {
  title: 'Votre session prendra bientôt fin',
  ends: (time) =>
    `Pour votre sécurité, votre session prendra fin à ${time}. Si vous la prolongez, rien de ce que vous avez saisi ne sera perdu.`,
  stay: 'Prolonger la session',
  signOut: 'Se déconnecter maintenant',
  extended: 'Votre session est prolongée.',
  notExtended: (time) =>
    `La session n’a pas pu être prolongée. Elle prend fin à ${time}. Veuillez envoyer d’ici là ce que vous avez saisi.`,
  understood: 'OK',
};
