import type { MenuEntry, Portal } from '../portal.ts';
import { duplicateProblems } from './duplicates.ts';
import { iconProblems } from './icons.ts';
import { menuChoiceProblems } from './menuChoices.ts';
import { oneOf, type Problem } from './problem.ts';
import { wayProblems } from './routes.ts';
import type { Rule } from './rule.ts';
import { outlinesOf } from './screensOf.ts';

const empty = "is empty; add entries that lead to screens, and one with the action 'sign-out'";

/** An entry's target; the same screen with other choices is another target. */
const wayOf = ({ to, choices }: Extract<MenuEntry, { to: unknown }>) =>
  choices === undefined ? to : `${to} with ${JSON.stringify(choices)}`;

/** How many entries the bar at the bottom of a phone has room for. */
const mostTabs = 5;

function tabProblems(path: string, menu: readonly MenuEntry[]): Problem[] {
  const tabs = menu.flatMap((entry, index) => ('to' in entry && entry.tab ? [{ entry, index }] : []));
  return tabs.slice(mostTabs).map(({ entry, index }) => ({
    path: `${path}[${index}].tab`,
    message: `'${entry.label}' is one tab too many for a phone; allowed: at most ${mostTabs} entries with \`tab\``,
  }));
}

/** The menu must lead on from every screen and offer signing out: on small screens there is no other way. */
function menuProblems(path: string, menu: readonly MenuEntry[], routes: readonly string[]): Problem[] {
  if (menu.length === 0) return [{ path, message: empty }];
  const placed = menu.map((entry, index) => ({ place: `${path}[${index}]`, entry }));
  const labels = menu.map(({ label }) => label).join(', ');
  const trapped = `has no entry that signs out, and small screens offer no other way; found ${labels}; list one with the action 'sign-out'`;
  return [
    ...placed.flatMap(({ place, entry }) => ('to' in entry ? wayProblems(`${place}.to`, entry.to, routes) : [])),
    ...placed.flatMap(({ place, entry }) => iconProblems(`${place}.icon`, entry.icon)),
    ...duplicateProblems(
      placed.map(({ place, entry }) =>
        'to' in entry ? [`${place}.to`, wayOf(entry)] : [`${place}.action`, entry.action],
      ),
    ),
    ...duplicateProblems(placed.map(({ place, entry }) => [`${place}.label`, entry.label])),
    ...tabProblems(path, menu),
    ...(menu.some((entry) => 'action' in entry) ? [] : [{ path, message: trapped }]),
  ];
}

/** The entries that lead to a screen with sections, and those sections. */
const placedEntries = ({ menu, routes }: Pick<Portal, 'menu' | 'routes'>) =>
  menu.flatMap((entry, index) => {
    const screen = 'to' in entry && routes.signedIn[entry.to];
    return screen ? [{ path: `menu[${index}]`, entry, sections: screen.sections }] : [];
  });

/** Every entry must link to a signed-in screen, and every anchor to a section of it. */
export const menuRule: Rule<'menu' | 'routes'> = (config) => [
  ...menuProblems('menu', config.menu, Object.keys(config.routes.signedIn)),
  ...placedEntries(config).flatMap(({ path, entry, sections }) => {
    const anchors = (entry.anchors ?? []).map(
      ({ section }, at) => [`${path}.anchors[${at}].section`, section] as const,
    );
    const ids = sections.map(({ id }) => id);
    return [...anchors.flatMap(([place, section]) => oneOf(place, section, ids)), ...duplicateProblems(anchors)];
  }),
];

/** Every choice of an entry must exist in a section of its screen that can be read. */
export const menuChoiceRule: Rule<'comparisons' | 'menu' | 'pageSizes' | 'periods' | 'ranges' | 'routes'> = (
  config,
  description,
) =>
  placedEntries(config).flatMap(({ path, entry, sections }) => {
    const unread = sections.flatMap(outlinesOf).map(({ id }) => id);
    const choices = Object.entries(entry.choices ?? {}).filter(([id]) => !unread.includes(id));
    return menuChoiceProblems(`${path}.choices`, choices, sections, { config, description });
  });
