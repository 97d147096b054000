import type { Some } from '../catalogue.ts';
import type { terms as english } from '../en/terms.ts';

/** Explanations of technical terms. */
export const terms: Some<typeof english> = {
  terms: {
    pari_passu: 'Tous les prêteurs de ce prêt sont payés en même temps, chacun selon sa part.',
    '30_360': 'Les intérêts comptent 30 jours par mois et 360 jours par an.',
    actual_365: 'Les intérêts comptent les jours réels de chaque mois et 365 jours par an.',
    actual_360: 'Les intérêts comptent les jours réels de chaque mois et 360 jours par an.',
    drip: 'Régime de réinvestissement des distributions\u00a0: ce que vous gagnez achète d’autres parts et n’est pas versé.',
    partial_drip:
      'Régime de réinvestissement des distributions\u00a0: une partie de ce que vous gagnez achète d’autres parts, et le reste est versé.',
    bn: 'Numéro d’entreprise\u00a0: l’Agence du revenu du Canada reconnaît une entreprise à ces neuf chiffres.',
  },
};
