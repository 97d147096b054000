import { type Problem, problemIf } from '../../config/rules/problem.ts';
import type { Rules, Scope } from '../../config/scope.ts';
import type { CardsConfig } from './options.ts';

const allowedPeriods = ({ periods }: Scope['config']) =>
  periods.length > 0 ? `allowed: ${periods.join(', ')}` : 'the config has no `periods`; add some there';

/** A link that opens another section in the period of the cards needs the same months there. */
const samePeriodProblems: Rules<CardsConfig> = ({ id, cards }, path, { config, route = '' }) =>
  cards.flatMap(({ breakdown }, index) => {
    const link = breakdown?.link;
    const offered = link?.samePeriod && config.monthsOf(route, link.section);
    const missing = offered ? (config.monthsOf(route, id) ?? []).filter((months) => !offered.includes(months)) : [];
    return problemIf(
      missing.length > 0,
      `${path}.cards[${index}].breakdown.link.samePeriod`,
      `'${link?.section}' has no period of ${missing.join(', ')} months, which these cards offer; give both the same period`,
    );
  });

/** A period is required if any card has a comparison, and allowed only then. */
export const cardsRules: Rules<CardsConfig> = (cardsConfig, path, scope): Problem[] => {
  const { period, cards } = cardsConfig;
  const { config } = scope;
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
    ...samePeriodProblems(cardsConfig, path, scope),
  ];
};
