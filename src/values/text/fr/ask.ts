import type { Some } from '../catalogue.ts';
import type { ask as english } from '../en/ask.ts';

/** Texts of the dialog that asks the team something. */
export const ask: Some<typeof english> = {
  ask: {
    goesTo: (about, name) => `${about}. Elle est envoyée à ${name}.`,
    question: 'Votre question',
    attached: 'Nous joignons le prêt\u00a0: vous n’avez pas à le décrire.',
    opportunityAttached: 'Nous joignons l’offre\u00a0: vous n’avez pas à la décrire.',
    subject: (number) => `Question sur ${number}`,
    replyBy: 'Réponse par',
    email: 'Courriel',
    byPhone: 'Téléphone',
    phone: 'Numéro de téléphone',
    send: 'Envoyer la question',
    sent: 'Question envoyée',
    reference: 'Numéro de référence',
    whenReport: 'À quand le prochain compte rendu\u202f?',
    reportOn: (day) => `À quand le prochain compte rendu sur le paiement manqué du ${day}\u202f?`,
    whenPaid: 'Quand serai-je payé\u202f?',
    paidFor: (day) => `Quand vais-je recevoir ce qui a manqué le ${day}\u202f?`,
    nextPaid: 'Quand vais-je recevoir le prochain paiement, et combien\u202f?',
    atMaturity: 'Que se passe-t-il à l’échéance\u202f?',
    maturityOn: (day) => `Que se passe-t-il à l’échéance de ce prêt, le ${day}\u202f?`,
  },
};
