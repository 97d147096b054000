import { type Problem, problemIf } from '../rules/problem.ts';
import type { Rules } from '../scope.ts';
import type { CardsConfig } from './cards.ts';

/** Cards are compared over the period of their section, which is there for nothing else. */
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
