import { atHost } from './atHost.ts';
import type { Portal } from './portal.ts';
import { hostProblems } from './rules/hosts.ts';
import { menuRule } from './rules/menu.ts';
import { onceEach, sectionAt } from './rules/onceEach.ts';
import { periodRule } from './rules/periods.ts';
import { exclusionRule, pathRule, persistRule } from './rules/portal.ts';
import { type Description, isError, type Problem } from './rules/problem.ts';
import type { Rule } from './rules/rule.ts';
import { idRule, noInvestorsRule, publicKindRule, screenProblems, screenRule } from './rules/sections.ts';
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

/** Where the names on a screen lead, besides the description: nothing of it can be wrong while they are checked. */
const named = /^(routes|noInvestors|comparisons|pageSizes|periods|ranges)\b/;

/** The names that are kept in the browser, and those in sections of the right shape, while the shape is wrong elsewhere. */
function namesBeside(shapeless: readonly Problem[], config: unknown, description: Description): Problem[] {
  const wrong = shapeless.map(({ path }) => sectionAt(path) ?? path);
  if (wrong.some((path) => path === '' || (named.test(path) && sectionAt(path) === undefined))) return [];
  const portal = config as Portal; // What is read here has the right shape.
  const kept = wrong.some((path) => path.startsWith('persist')) ? [] : persistRule(portal, description);
  return onceEach([...kept, ...screenProblems(portal, description, wrong)]);
}

/**
 * Returns every problem of a config. Checks its version, its shape, and the names, which must exist in the description
 * or in the config itself; if all of the shape is right, also what the parts mean together, and each of its hosts. Runs
 * at development start, in `npm run check` and in the build; it is never shipped.
 */
export function checkPortal(config: unknown, description: Description): Problem[] {
  const outdated = versionProblems(config);
  if (outdated.length > 0) return outdated;
  const shapeless = shapeProblems(config);
  if (shapeless.length > 0) return [...shapeless, ...namesBeside(shapeless, config, description)];
  const portal = config as Portal; // The shape has just been checked.
  const found = senseProblems(atHost(portal), description);
  const isSound = !found.some(isError);
  const check = (left: Portal) => {
    // A host inherits the config's errors; they are reported once, at their place in the config.
    if (!isSound) return [];
    // What a host switches off may leave an empty list.
    const shapeless = shapeProblems(left);
    return shapeless.length > 0 ? shapeless : senseProblems(left, description);
  };
  return [...found, ...hostProblems(portal, description, found, check)];
}
