import type { Some } from '../catalogue.ts';
import type { request as english } from '../en/request.ts';

/** Texts of a request about money: the check before it is sent, and its receipt. */
export const request: Some<typeof english> = {
  request: {
    continue: 'Continuer',
    nothingSent: 'Avant impôt, si chaque paiement est fait. Rien n’est encore envoyé.',
    check: 'Vérifiez votre demande',
    goesTo: (name) => `Elle est envoyée à ${name}. Aucun argent n’est déplacé maintenant.`,
    goesToTeam: 'Elle est envoyée à l’équipe de votre gestionnaire. Aucun argent n’est déplacé maintenant.',
    for: 'Pour',
    opportunity: 'Offre',
    amount: 'Montant',
    wantedFor: 'Souhaité pour',
    expectedFunding: (day) => `${day}, financement prévu`,
    topic: 'Sujet',
    note: 'Remarque',
    noteHint: (name) => `Tout ce que ${name} devrait savoir.`,
    time: 'Meilleur moment pour un appel',
    back: 'Retour',
    send: 'Envoyer la demande',
    sent: 'Demande envoyée',
    repliesTo: (name, address) => `${name} répond à ${address}.`,
    team: 'L’équipe de votre gestionnaire',
    notYet: 'C’est une demande, pas encore un placement.',
    reference: 'Référence',
    sentAt: 'Envoi',
    save: 'Enregistrer le reçu',
    what: 'Demande',
    detail: 'Détail',
    done: 'Terminé',
    closes: (moment) => `L’offre prend fin le ${moment}.`,
    wishToInvest: (amount, opportunity) => `J’aimerais investir ${amount} dans ${opportunity}.`,
    wishToChange: (amount, opportunity) => `J’aimerais modifier ma demande : ${amount} dans ${opportunity}.`,
    investIn: (reference) => `Investir dans ${reference}`,
    fromTo: (from, to) => `${from} → ${to}`,
  },
};
