import type { Some } from '../catalogue.ts';
import type { statement as english } from '../en/statement.ts';

/** French texts for the files of the activities. */
export const statement: Some<typeof english> = {
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
    fund: 'Fonds',
    opening: (amount) => `ouverture ${amount}`,
    entries: (name, count, written) =>
      count === 0
        ? `${name}\u00a0: aucune opération`
        : count === 1
          ? `${name}\u00a0: 1 opération`
          : `${name}\u00a0: ${written} opérations`,
    balance: 'Solde',
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
