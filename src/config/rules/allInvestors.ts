import { investorTotal, investorWarning } from '../allInvestors.ts';
import type { Declared } from '../declare.ts';
import { namesIn } from '../namesIn.ts';
import type { Portal } from '../portal.ts';
import { noNames } from '../scope.ts';
import { type Description, oneOf, type Problem } from './problem.ts';
import type { Rule } from './rule.ts';

/** The calls for all investors must name their investor in the body, since only one of them is selected. */
export const allInvestorsRule: Rule = ({ allInvestors }, description) => [
  ...problemsOf(investorTotal.declared, allInvestors?.total, 'allInvestors.total', description),
  ...problemsOf(investorWarning.declared, allInvestors?.warning, 'allInvestors.warning', description),
];

type Asked = NonNullable<Portal['allInvestors']>['total' | 'warning'];

function problemsOf(declared: Declared, asked: Asked, path: string, description: Description): Problem[] {
  if (!asked) return [];
  const names = namesIn(declared, asked, path, { config: noNames, description, of: {} });
  if (names.length > 0) return names;
  const naming = Object.entries(description.operations).filter(
    ([, { kind, investor }]) => kind === 'query' && investor,
  );
  return oneOf(
    `${path}.query`,
    asked.query,
    naming.map(([id]) => id),
  );
}
