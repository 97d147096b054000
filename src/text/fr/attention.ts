import type { Some } from '../catalogue.ts';
import type { attention as english } from '../en/attention.ts';

/** Texts for what needs attention. */
export const attention: Some<typeof english> = {
  attention: {
    unknown: (titles) => `${titles} : nous n’avons pas pu vérifier.`,
    upToDate: 'Tous les paiements sont à jour.',
    behind: (name, days, count) =>
      `L’emprunteur de ${name} a ${count} ${days < 2 ? 'jour' : 'jours'} de retard dans ses paiements.`,
    failed: (count, written, since, share) =>
      count === 1
        ? `Un paiement a été refusé le ${since}. Votre part est de ${share}.`
        : `${written} paiements ont été refusés depuis le ${since}. Votre part est de ${share}.`,
    owed: {
      interest: (amount) => `${amount} d’intérêts`,
      principal: (amount) => `${amount} de capital`,
      withdrawal: (amount) => `${amount} d’un retrait`,
    },
    and: ' et ',
    matures: (name, day) => `${name} vient à échéance le ${day}.`,
    redemption: (name, day, askBy) =>
      `Pour demander le rachat de ${name} au ${day}, donnez avis au plus tard le ${askBy}.`,
    account: (name) => `Le compte bancaire « ${name} » est en attente de vérification.`,
    accounts: (count) => `${count} comptes bancaires sont en attente de vérification.`,
    accreditation: (day) => `Votre statut d’investisseur qualifié expire le ${day}.`,
    document: (name) => `Vous avez un nouveau document : ${name}.`,
    documents: (count) => `Vous avez ${count} nouveaux documents.`,
    note: (title) => `Votre gestionnaire a écrit une note : ${title}.`,
    notes: (count) => `Votre gestionnaire a écrit ${count} notes.`,
    offer: (title, day) => `${title} se termine le ${day}.`,
    offers: (count, day) => `${count} occasions se terminent bientôt, la première le ${day}.`,
    titles: {
      behind: 'Prêts en retard',
      failed: 'Paiements refusés',
      maturities: 'Échéances',
      redemptions: 'Dates de rachat',
      accounts: 'Comptes bancaires',
      accreditation: 'Statut d’investisseur qualifié',
      documents: 'Nouveaux documents',
      notes: 'Nouvelles notes',
      offers: 'Offres qui se terminent',
    },
  },
};
