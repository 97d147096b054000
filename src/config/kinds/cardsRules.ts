import { type Problem, problemIf } from '../rules/problem.ts';
import type { Rules, Scope } from '../scope.ts';
import type { CardsConfig } from './cards.ts';

const allowedPeriods = ({ periods }: Scope['config']) =>
  periods.length > 0 ? `allowed: ${periods.join(', ')}` : 'the config has no `periods`; add some there';

/** A period is required if any card has a comparison, and allowed only then. */
export const cardsRules: Rules<CardsConfig> = ({ period, cards }, path, { config }): Problem[] => {
  const isCompared = cards.some(({ change }) => change);
  return [
    ...problemIf(
      isCompared && period === undefined,
      `${path}.period`,
      `is missing, and cards with a change are compared over a period; ${allowedPeriods(config)}`,
    ),
    ...problemIf(
      isCompared && config.comparisons.length === 0,
      `${path}.cards`,
      'show a change, but the config has no `comparisons`; list there what they can be compared with',
    ),
    ...problemIf(
      !isCompared && period !== undefined,
      `${path}.period`,
      'is only for cards with a change, and there are none; remove it',
    ),
  ];
};
