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
    earned: 'Gagné',
    ahead: 'Paiements à venir',
    earnedIn: (year: string) => `Gagné en ${year}`,
    aheadIn: (year: string) => `Paiements à venir en ${year}`,
    repaidIn: (year: string) => `Remboursements en ${year}`,
    payment: 'Paiement',
    repayment: 'Remboursement',
    repayments: 'Échéances et remboursements',
    point: (month: string, name: string, value: string) => `${month} ${name} ${value}`,
    noSchedule: (names: string) => `Seul le prochain paiement est affiché pour ${names}`,
    others: (count: number, written: string, most: string) =>
      `Tous les paiements sont affichés pour ${most} prêts. Pour ${count === 1 ? 'un autre prêt' : `${written} autres prêts`}, seul le prochain paiement est affiché.`,
  },
};
