import type { Portal } from './portal.ts';
import { exclusionRule, menuRule, pageSizeRule, pathRule, persistRule, warningRule } from './rules/portal.ts';
import type { Description, Problem, Rule } from './rules/problem.ts';
import {
  backRule,
  idRule,
  noInvestorsRule,
  publicKindRule,
  screenPartRule,
  sectionRule,
  subjectRule,
} from './rules/sections.ts';
import { languageProblems } from './rules/translations.ts';
import { shapeProblems } from './shapeProblems.ts';

const rules: Rule[] = [
  backRule,
  exclusionRule,
  idRule,
  menuRule,
  noInvestorsRule,
  pageSizeRule,
  pathRule,
  persistRule,
  publicKindRule,
  screenPartRule,
  sectionRule,
  subjectRule,
  warningRule,
];

/**
 * Every problem of a config, its shape first and, once that is right, its sense: names that the description or the config
 * itself does not have. Used at development start, by `npm run check` and by the build; never shipped.
 */
export function checkPortal(config: unknown, description: Description): Problem[] {
  const problems = shapeProblems(config);
  if (problems.length > 0) return problems;
  const portal = config as Portal; // The shape has just been proved.
  return [...rules.flatMap((rule) => rule(portal, description)), ...languageProblems(portal)];
}
