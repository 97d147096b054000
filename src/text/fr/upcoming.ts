/** French texts for what comes next, income by month, and when money is available. */
export const upcoming = {
  upcoming: {
    addToCalendar: 'Ajouter au calendrier',
    saved: (count: number, file: string) =>
      `${count < 2 ? `${count} événement enregistré` : `${count} événements enregistrés`} sous ${file}`,
    showAll: (count: string) => `Tout afficher (${count})`,
    undated: 'Date non fixée',
    missing: (labels: string, why: string) => `Non affichés : ${labels}. ${why}`,
  },
  ladder: {
    overdue: 'En retard',
    overdueSince: (date: string) => `En retard depuis le ${date}`,
    anyTime: 'En tout temps',
    notice: (days: number, count: string) => `Préavis de ${count} ${days < 2 ? 'jour' : 'jours'}`,
    lockedUntil: (date: string) => `Immobilisé jusqu’au ${date}`,
  },
  income: {
    show: 'Afficher le revenu par mois',
    hide: 'Masquer le revenu par mois',
    year: 'Année',
    month: 'Mois',
    date: 'Date',
    kind: 'Type',
    what: 'Placement',
    amount: 'Montant',
    state: 'État',
    received: 'Reçu',
    expected: 'Attendu',
    receivedIn: (year: string) => `Reçu en ${year}`,
    reinvestedIn: (year: string) => `Dont réinvesti en ${year}`,
    expectedIn: (year: string) => `Attendu en ${year}`,
    failedIn: (year: string) => `Échoué en ${year}, non compris`,
    repaidIn: (year: string) => `Capital remboursé en ${year}`,
    dueIn: (year: string) => `Capital à recevoir en ${year}`,
    kinds: { interest: 'Paiement', principal: 'Remboursement' },
    states: {
      received: 'Reçu',
      reinvested: 'Réinvesti',
      scheduled: 'Prévu',
      pending: 'En cours',
      expected: 'Attendu',
      failed: 'Échoué',
      reversed: 'Annulé',
      unknown: 'Inconnu',
    },
    repayments: 'Échéances et remboursements',
    point: (month: string, name: string, value: string) => `${month} ${name} ${value}`,
    noSchedule: (names: string) => `Les paiements à venir de ${names} ne sont pas connus`,
    others: (count: number, written: string, most: string) =>
      `Les paiements à venir sont affichés pour ${most} prêts. Ceux ${count === 1 ? 'd’un autre prêt' : `de ${written} autres prêts`} n’en font pas partie.`,
    partial: 'Il y a plus de paiements que ce qui peut être affiché ici; les sommes ne sont donc que partielles.',
    unread: (investment: string, date: string) =>
      `Le montant de ${investment} le ${date} n’est pas connu; les sommes ne peuvent donc pas être calculées.`,
    undeclared: (investment: string, after: string | undefined, about: string | undefined) =>
      `Ce que ${investment} versera ${after === undefined ? '' : `après le ${after} `}n’a pas été déclaré${about === undefined ? '' : `, environ ${about} chaque fois`}. Ce n’est pas compris.`,
  },
};
