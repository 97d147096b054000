import type { Some } from '../catalogue.ts';
import type { statement as english } from '../en/statement.ts';
import { isSingular } from './isSingular.ts';

/** French texts for the files of the activities, and for every file or sum of only a part of a list. */
export const statement: Some<typeof english> = {
  partial: {
    rows: (rows, total) =>
      total === undefined
        ? `Partiel\u00a0: ${rows} ${isSingular(rows) ? 'ligne' : 'lignes'}\u202f; leur nombre total est inconnu.`
        : `Partiel\u00a0: ${rows} ${isSingular(rows) ? 'ligne' : 'lignes'} sur ${total}.`,
    why: 'La liste n’est pas arrivée entière, ou a changé pendant la lecture\u202f; les totaux sont donc omis.',
    keyless: (rows, count) =>
      count === 1
        ? '1 ligne n’a pas de numéro propre et peut donc figurer ici deux fois.'
        : `${rows} lignes n’ont pas de numéro propre et peuvent donc figurer ici deux fois.`,
    name: (rows, total) => (total === undefined ? `partiel ${rows}` : `partiel ${rows} sur ${total}`),
  },
  statement: {
    columns: {
      date: 'Date',
      earnedFor: 'Gagné pour',
      how: 'Mode',
      method: 'Mode de paiement',
      reference: 'Référence',
      units: 'Parts',
      moved: 'Entrée ou sortie',
      balance: 'Solde',
    },
    paidBy: (method) => `Versé, ${method}`,
    basis: (currencies) => `Montants en ${currencies}`,
    byPayment: 'Selon la date de paiement',
    noBalances: 'Sans la somme des soldes, car la liste des placements n’a pas pu être chargée',
    fund: 'Fonds',
    opening: (amount) => `ouverture ${amount}`,
    entries: (name, count, written) =>
      count === 0
        ? `${name}\u00a0: aucune opération`
        : count === 1
          ? `${name}\u00a0: 1 opération`
          : `${name}\u00a0: ${written} opérations`,
    balance: 'Solde',
    movements: 'Mouvements',
    income: 'Revenus',
    in: (label, currency) => `${label}, ${currency}`,
    openingOn: (day) => `ouverture ${day}`,
    moneyIn: '+ entrées',
    moneyOut: '− sorties',
    reinvested: '+ réinvesti',
    closingOn: (day) => `= clôture ${day}`,
    gross: 'brut',
    fees: '− frais',
    tax: '− impôt retenu',
    net: '= net',
    paidAndReinvested: (paid, reinvested) => `(versé ${paid}, réinvesti ${reinvested})`,
    otherFees: (amount) => `Autres frais\u00a0: ${amount}.`,
    left: (what, amounts, name, days) => `${what} ${amounts}, ${name}, ${days}`,
    notTaxSlip: 'Ceci n’est pas un feuillet fiscal.',
  },
};
