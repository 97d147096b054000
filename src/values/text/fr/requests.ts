import type { Some } from '../catalogue.ts';
import type { requests as english } from '../en/requests.ts';

/** Texts of what an investor can ask for, and of the request to withdraw money. */
export const requests: Some<typeof english> = {
  requests: {
    withdraw: 'Retirer de l’argent',
    earliestDate: (day) => `Première date possible\u00a0: ${day}`,
    onlyLoans: 'Les prêts sont remboursés à l’échéance',
    invest: 'Investir davantage',
    opportunities: (count, written) =>
      count === 0
        ? 'Aucune offre n’est ouverte actuellement'
        : count === 1
          ? '1 offre est ouverte'
          : `${written} offres sont ouvertes`,
    meeting: 'Prendre rendez-vous',
    meetingAbout: 'Dites ce qui vous convient',
    meetingMessage: 'Quand cela vous convient-il, et à quel sujet\u202f?',
    statement: 'Poser une question sur un relevé',
    statementAbout: 'Ou sur un feuillet fiscal',
    statementTo: 'Un relevé ou un feuillet fiscal',
    from: 'De',
    choose: 'Veuillez choisir',
    repaid: (name, day) => `${name}, remboursé le ${day}`,
    repaidAtMaturity: (name) => `${name}, remboursé à l’échéance`,
    noFund: 'Vous ne détenez aucun fonds d’où retirer de l’argent. Un prêt est remboursé de lui-même\u00a0:',
    amount: 'Montant',
    amounts: 'Montants usuels',
    all: 'La totalité',
    allNow: (amount) => `La totalité, actuellement ${amount}`,
    tooMuch: (amount) => `Il y a ${amount}.`,
    earliest: 'Première date possible',
    notice: (days, written) =>
      `Préavis de ${days === 1 ? '1 jour' : `${written}\u00a0jours`}, à demander au plus tard le`,
    lockup: 'Bloqué jusqu’au',
    left: 'Restant dans le fonds',
    falls: 'Les distributions baissent d’environ',
    aMonth: (amount) => `${amount} par mois`,
    paidTo: 'Versé à',
    nothingSent: 'Rien n’est encore envoyé. Votre gestionnaire confirme la date et les frais éventuels.',
    soon: 'Dès que possible',
    wish: (amount, fund) => `J’aimerais retirer ${amount} de ${fund}.`,
    wishAll: (fund) => `J’aimerais retirer la totalité de mon argent de ${fund}.`,
    notYet: 'Rien n’est encore versé.',
    wantedFor: (day) => `Souhaité pour le ${day}, la première date possible.`,
  },
};
