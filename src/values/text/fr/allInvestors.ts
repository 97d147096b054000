import type { Some } from '../catalogue.ts';
import type { allInvestors as english } from '../en/allInvestors.ts';

/** Texts for all investors at once. */
export const allInvestors: Some<typeof english> = {
  allInvestors: {
    hint: 'Choisissez un investisseur pour voir son portefeuille.',
    invested: 'Actuellement investi',
    investedAt: (day) => `Actuellement investi, ${day}`,
    earned: 'Intérêts gagnés',
    next: (day) => `Prochain\u00a0: ${day}`,
    afterThat: (day) => `Ensuite\u00a0: ${day}`,
    nextPayment: 'Prochain paiement',
    principal: (day) => `Capital\u00a0: ${day}`,
    allReinvested: 'Réinvesti',
    split: (reinvested, paid) => `${reinvested} réinvestis, ${paid} versés`,
    pastDue: (amount) => `Dont ${amount} d’un prêt en souffrance`,
    from: (name, investor) => `${name}, ${investor}`,
    loans: (count) => `${count} prêts`,
    count: (count) => `${count} investisseurs`,
    columns: 'Investi, et gagné',
    columnsSince: (day) => `Investi, et gagné depuis le ${day}`,
    earnedBy: (amount) => `${amount} gagnés`,
    shown: 'affiché',
    unavailable: 'Non disponible',
    unchecked: 'Les paiements refusés et les prêts en souffrance n’ont pu être vérifiés.',
    failed: (names) => `Tout n’a pu être chargé pour ${names}\u202f; des totaux manquent donc.`,
    beyond: (most, names) => `Seuls ${most} investisseurs sont examinés. Ni inclus ni vérifiés\u00a0: ${names}.`,
    notLookedAt: 'Non examiné',
    ofSome: (known, count) => `${known} investisseurs sur ${count}`,
    loansBeyond: (count, written, most) =>
      `Les paiements de ${most} prêts sont examinés. Ceux de ${count === 1 ? 'un autre prêt' : `${written} autres prêts`} ne sont pas connus.`,
  },
};
