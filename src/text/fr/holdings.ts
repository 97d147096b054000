/** French texts for what is held. */
export const holdings = {
  holdings: {
    investment: 'Placement',
    moneyAvailable: 'Argent disponible',
    how: 'Modalité',
    atMaturity: 'à l’échéance',
    withNotice: (days: number, count: string) => `préavis de ${count} ${days === 1 ? 'jour' : 'jours'}`,
    matures: (day: string) => `Échéance le ${day}`,
    exits: (day: string) => `Prochaine sortie le ${day}`,
    fund: 'Fonds',
    fundUnits: (units: string, price: string) => `Fonds, ${units} parts à ${price}`,
    mortgage: {
      '1': { whole: 'Hypothèque de 1er rang', part: 'hypothèque de 1er rang' },
      '2': { whole: 'Hypothèque de 2e rang', part: 'hypothèque de 2e rang' },
      '3': { whole: 'Hypothèque de 3e rang', part: 'hypothèque de 3e rang' },
      other: { whole: 'Hypothèque', part: 'hypothèque' },
    },
    partOf: (part: string, mortgage: string) => `${part} d’une ${mortgage}`,
    placed: (what: string, place: string) => `${what}, ${place}`,
    pastDue: (days: number, count: string) => `${count} ${days === 1 ? 'jour' : 'jours'} de retard`,
    missed: 'Paiement manqué',
    upToDate: 'À jour',
    averageRate: 'de taux moyen',
    averageLtv: 'de RPV moyen des prêts',
    earned: 'reçus à ce jour sur ces placements',
    ofCurrency: (label: string, currency: string) => `${label} (${currency})`,
  },
};
