import type { Some } from '../catalogue.ts';
import type { charts as english } from '../en/charts.ts';
import { isSingular } from './isSingular.ts';

/** French texts of charts, and of the sentence under a chart of returns. */
export const charts: Some<typeof english> = {
  charts: {
    monthOf: (month, year) => `${month} ${year}`,
    split: 'Répartition',
    measure: 'Mesure',
    day: 'Date',
    changes: 'Changements',
    showTable: 'Afficher en tableau',
    showChart: 'Afficher en graphique',
    keys: 'Utilisez les touches fléchées pour passer d’un point à l’autre.',
    point: (at, value) => `${value} (${at})`,
    course: (label, first, last, lowest, highest) =>
      `${label} : de ${first} à ${last} ; minimum ${lowest}, maximum ${highest}`,
    level: (label, value) => `${label} ${value}`,
    unknown: (name, measures) => `Non disponible pour ${name} : ${measures}.`,
  },
  returns: {
    yearly: (rate) => `${rate} par année`,
    above: (points, target) => `${pointsOf(points)} de plus que la cible de ${target} par année.`,
    below: (points, target) => `${pointsOf(points)} de moins que la cible de ${target} par année.`,
    met: (target) => `Conforme à la cible de ${target} par année.`,
    target: (target) => `La cible est de ${target} par année.`,
    benchmark: (name, percent) => `Rendement de référence (${name}) pour la même période : ${percent}.`,
    asOf: (date) => `En date du ${date}`,
    basis: (days, method, fees) => `${days}, ${method}, ${fees}`,
    afterFees: 'après déduction des frais',
    beforeFees: 'avant déduction des frais',
  },
};

function pointsOf(points: string): string {
  return `${points} ${isSingular(points) ? 'point' : 'points'}`;
}
