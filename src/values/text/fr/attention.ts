import type { Some } from '../catalogue.ts';
import type { attention as english } from '../en/attention.ts';

/** Texts for what needs attention. */
export const attention: Some<typeof english> = {
  attention: {
    unknown: (titles) => `${titles} : nous n’avons pas pu vérifier.`,
    nothing: 'Rien ne requiert votre attention.',
    reminders: 'Rappels',
    noReminders: 'Rien d’autre ne requiert votre attention.',
    more: (count) => (count === '1' ? '1 autre' : `${count} autres`),
    fewer: 'Afficher moins',
    behind: (name, days, count) => `${name} est en retard de ${count}\u00a0${days < 2 ? 'jour' : 'jours'}.`,
    failed: (count, written, since, amount) =>
      count === 1
        ? `Un paiement de ${amount} a échoué le ${since}`
        : `${written} paiements, ${amount} en tout, ont échoué depuis le ${since}`,
    owed: {
      interest: (amount) => `${amount} d’intérêts`,
      principal: (amount) => `${amount} de capital`,
      withdrawal: (amount) => `${amount} d’un retrait`,
    },
    and: ' et ',
    principalDue: (amount, day) => `Son capital de ${amount} est dû le ${day}.`,
    update: (author, day, said) => `${author}, ${day}\u00a0: «\u00a0${said}\u00a0»`,
    seeLoan: 'Voir le prêt',
    ask: 'Poser une question sur ce prêt',
    askOther: 'Poser une question sur ce placement',
    ways: {
      maturities: 'Voir le prêt',
      redemptions: 'Donner un préavis',
      accounts: 'Voir les comptes',
      accreditation: 'Voir les détails',
      insurance: 'Voir le bien',
      documents: 'Voir les documents',
      notes: 'Lire les notes',
      opportunities: 'Voir les occasions',
    },
    matures: (name, day) => `${name} vient à échéance le ${day}.`,
    redemption: (name, day, askBy) => `Préavis d’ici le ${askBy} pour le rachat de ${name} le ${day}.`,
    account: (name) => `Le compte bancaire « ${name} » est en attente de vérification.`,
    accounts: (count) => `${count} comptes bancaires sont en attente de vérification.`,
    accreditation: (day) => `Votre statut d’investisseur qualifié expire le ${day}.`,
    insurance: (name, day) => `${name} : l’assurance du bien expire le ${day}.`,
    document: (name) => `Vous avez un nouveau document : ${name}.`,
    documents: (count) => `Vous avez ${count} nouveaux documents.`,
    note: (title) => `Votre gestionnaire a écrit une note : ${title}.`,
    notes: (count) => `Votre gestionnaire a écrit ${count} notes.`,
    opportunity: (title, day) => `${title} se termine le ${day}.`,
    opportunities: (count, day) => `${count} occasions se terminent bientôt, la première le ${day}.`,
    titles: {
      behind: 'Prêts en retard',
      failed: 'Paiements refusés',
      maturities: 'Échéances',
      redemptions: 'Dates de rachat',
      accounts: 'Comptes bancaires',
      accreditation: 'Statut d’investisseur qualifié',
      insurance: 'Assurance des biens',
      documents: 'Nouveaux documents',
      notes: 'Nouvelles notes',
      opportunities: 'Offres qui se terminent',
    },
  },
};
