import { atHost } from './atHost.ts';
import type { Portal } from './portal.ts';
import { hostProblems } from './rules/hosts.ts';
import { menuChoiceRule, menuRule } from './rules/menu.ts';
import { onceEach, sectionAt, unknownIn } from './rules/onceEach.ts';
import { periodRule } from './rules/periods.ts';
import { exclusionRule, pathRule, persistRule } from './rules/portal.ts';
import type { Description, Problem } from './rules/problem.ts';
import type { Rule } from './rules/rule.ts';
import { withUnread } from './rules/screensOf.ts';
import { idRule, noInvestorsRule, publicKindRule, screenRule } from './rules/sections.ts';
import { choiceRule, currencyRule, headerRule, pageSizeRule, timeRule } from './rules/settings.ts';
import { languageProblems } from './rules/translations.ts';
import { versionProblems } from './rules/version.ts';
import { footerRule, sameRouteRule, unreachableProblems } from './rules/ways.ts';
import type { KindList } from './scope.ts';
import { shapeProblems } from './shapeProblems.ts';

/** A rule, and the parts of the config that it reads: it waits until their shape is right. */
const over = <Part extends keyof Portal>(rule: Rule<Part>, ...parts: Part[]): { rule: Rule; parts: string[] } => ({
  rule,
  parts,
});

const rules = [
  over(choiceRule, 'comparisons', 'languages', 'periods', 'ranges'),
  over(currencyRule, 'currency'),
  over(exclusionRule, 'api'),
  over(footerRule, 'footer', 'routes'),
  over(headerRule, 'api'),
  over(idRule, 'noInvestors', 'routes'),
  over(menuChoiceRule, 'comparisons', 'menu', 'pageSizes', 'periods', 'ranges', 'routes'),
  over(menuRule, 'menu', 'routes'),
  over(noInvestorsRule, 'noInvestors'),
  over(pageSizeRule, 'noInvestors', 'pageSize', 'pageSizes', 'routes'),
  over(pathRule, 'paths', 'routes'),
  over(periodRule, 'noInvestors', 'periods', 'routes'),
  over(persistRule, 'persist'),
  over(publicKindRule, 'routes'),
  over(sameRouteRule, 'noInvestors', 'routes'),
  over(screenRule, 'comparisons', 'noInvestors', 'pageSizes', 'periods', 'ranges', 'routes'),
  over(timeRule, 'api', 'session'),
];

/** The problems with what cannot be read, because it is missing or of the wrong type; an unknown name can be read. */
const unreadable = (shapeless: readonly Problem[]) => shapeless.filter((one) => unknownIn(one).length === 0);

/** Whether every text that the config means to have is in it, be it in the wrong place. */
export const hasAllTexts = (config: unknown, kinds: KindList): boolean =>
  versionProblems(config).length === 0 && unreadable(shapeProblems(config, kinds)).length === 0;

/** Says whether parts of the config can be read, apart from single sections. */
function readableParts(shapeless: readonly Problem[]): (...parts: string[]) => boolean {
  const outside = unreadable(shapeless).filter(({ path }) => sectionAt(path) === undefined);
  const wrong = outside.map(({ path }) => path.split(/[.[]/)[0]);
  return (...parts) => !parts.some((part) => wrong.includes(part));
}

/** The problems of a config at one host; parts that cannot be read are left out. */
function senseProblems(
  portal: Portal,
  kinds: KindList,
  description: Description,
  shapeless: readonly Problem[],
): Problem[] {
  const canRead = readableParts(shapeless);
  const found = onceEach(
    rules.flatMap(({ rule, parts }) => (canRead(...parts) ? rule(portal, description, kinds) : [])),
  );
  return [
    ...found,
    // What cannot be read may have been the link.
    ...(unreadable(shapeless).length > 0 ? [] : unreachableProblems(portal, [...shapeless, ...found])),
    ...(canRead('languages', 'locale') ? languageProblems(portal) : []),
  ];
}

/**
 * Returns every problem of a config. Checks its version, its shape and, where that is right, the names, which must
 * exist in the description or in the config itself, what the parts mean together, and each of the hosts. Runs at
 * development start, in `npm run check` and in the build; it is never shipped.
 */
export function checkPortal(config: unknown, kinds: KindList, description: Description): Problem[] {
  const outdated = versionProblems(config);
  if (outdated.length > 0) return outdated;
  const shapeless = shapeProblems(config, kinds);
  if (shapeless.some(({ path }) => path === '')) return shapeless;
  const canRead = readableParts(shapeless);
  const written = config as Portal; // Only what can be read is read.
  const wrong = shapeless.flatMap(({ path }) => sectionAt(path) ?? []);
  const portal = canRead('noInvestors', 'routes') && wrong.length > 0 ? withUnread(written, wrong) : written;
  const found = [...shapeless, ...senseProblems(atHost(portal), kinds, description, shapeless)];
  if (!canRead('hosts', 'languages', 'menu', 'noInvestors', 'periods', 'ranges', 'routes')) return found;
  const check = (left: Portal) => {
    // What a host switches off may leave an empty list.
    const emptied = shapeless.length > 0 ? [] : shapeProblems(left, kinds);
    return emptied.length > 0 ? emptied : senseProblems(left, kinds, description, shapeless);
  };
  return [...found, ...hostProblems(portal, description, found, check)];
}
