import { type Problem, problemIf } from '../rules/problem.ts';
import type { Rules } from '../scope.ts';
import type { CardsConfig } from './cards.ts';

/** A period is required if any card has a comparison, and allowed only then. */
export const cardsRules: Rules<CardsConfig> = ({ period, cards }, path, { config }): Problem[] => {
  const isCompared = cards.some(({ change }) => change);
  const periods = config.periods.join(', ');
  return [
    ...problemIf(
      isCompared && period === undefined,
      `${path}.period`,
      `is missing: cards with a change are compared over a period; allowed: ${periods}`,
    ),
    ...problemIf(
      !isCompared && period !== undefined,
      `${path}.period`,
      'is for cards with a change, and there is none',
    ),
  ];
};
