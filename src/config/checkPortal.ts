import { atHost } from './atHost.ts';
import type { Portal } from './portal.ts';
import { hostProblems } from './rules/hosts.ts';
import { menuRule } from './rules/menu.ts';
import { onceEach } from './rules/onceEach.ts';
import { periodRule } from './rules/periods.ts';
import { exclusionRule, pathRule, persistRule } from './rules/portal.ts';
import { type Description, isError, type Problem } from './rules/problem.ts';
import type { Rule } from './rules/rule.ts';
import { idRule, noInvestorsRule, publicKindRule, screenRule } from './rules/sections.ts';
import { choiceRule, currencyRule, headerRule, pageSizeRule, timeRule } from './rules/settings.ts';
import { languageProblems } from './rules/translations.ts';
import { versionProblems } from './rules/version.ts';
import { footerRule, sameRouteRule, unreachableRule } from './rules/ways.ts';
import { shapeProblems } from './shapeProblems.ts';

const rules: Rule[] = [
  choiceRule,
  currencyRule,
  exclusionRule,
  footerRule,
  headerRule,
  idRule,
  menuRule,
  noInvestorsRule,
  pageSizeRule,
  pathRule,
  periodRule,
  persistRule,
  publicKindRule,
  sameRouteRule,
  screenRule,
  timeRule,
];

/** The problems of a config of the right shape at one host. */
function senseProblems(portal: Portal, description: Description): Problem[] {
  const senseless = rules.flatMap((rule) => rule(portal, description));
  // A misspelt link also makes its target unreachable; reporting both would report one mistake twice.
  const unreached = senseless.length > 0 ? [] : unreachableRule(portal, description);
  return [...onceEach(senseless), ...unreached, ...languageProblems(portal)];
}

/**
 * Returns every problem of a config. Checks its version, then the shape and, once that is right, the rules and names,
 * which must exist in the description or in the config itself; then the same at each of its hosts. Runs at development
 * start, in `npm run check` and in the build; it is never shipped.
 */
export function checkPortal(config: unknown, description: Description): Problem[] {
  const outdated = versionProblems(config);
  const problems = outdated.length > 0 ? outdated : shapeProblems(config);
  if (problems.length > 0) return problems;
  const portal = config as Portal; // The shape has just been checked.
  const found = senseProblems(atHost(portal), description);
  // A host inherits the config's errors; they are reported once, at their place in the config.
  if (found.some(isError)) return found;
  const check = (left: Portal) => {
    // What a host switches off may leave an empty list.
    const shapeless = shapeProblems(left);
    return shapeless.length > 0 ? shapeless : senseProblems(left, description);
  };
  return [...found, ...hostProblems(portal, description, found, check)];
}
