import type { Section } from '../portal.ts';
import { accountsCheck } from './accounts.ts';
import { actionCheck } from './action.ts';
import { allocationCheck } from './allocation.ts';
import { cardsCheck } from './cards.ts';
import { chartCheck } from './chart.ts';
import { type Check, partProblems } from './check.ts';
import { detailsCheck } from './details.ts';
import { figuresCheck } from './figures.ts';
import { filesCheck } from './files.ts';
import { formCheck } from './form.ts';
import { notesCheck } from './notes.ts';
import { notificationsCheck } from './notifications.ts';
import { peopleCheck } from './people.ts';
import { oneOf, type Problem, type Rule } from './problem.ts';
import { proseCheck } from './prose.ts';
import { screensOf, withInner } from './screensOf.ts';
import { tableCheck } from './table.ts';
import { tilesCheck } from './tiles.ts';

const checks: { [Kind in Section['kind']]: Check<Extract<Section, { kind: Kind }>> } = {
  accounts: accountsCheck,
  action: actionCheck,
  allocation: allocationCheck,
  cards: cardsCheck,
  chart: chartCheck,
  details: detailsCheck,
  figures: figuresCheck,
  files: filesCheck,
  form: formCheck,
  group: (section, ...rest) => section.sections.flatMap((inner, index) => checkOne(inner, index, ...rest)),
  notes: notesCheck,
  notice: () => [],
  notifications: notificationsCheck,
  people: peopleCheck,
  prose: proseCheck,
  table: tableCheck,
  tiles: tilesCheck,
};

function checkOne(section: Section, index: number, ...[path, portal, description]: [string, ...Parameters<Rule>]) {
  const check = checks[section.kind] as Check<Section>; // The record has the check of this very kind.
  const place = `${path}.sections[${index}]`;
  return [...partProblems(place, section.part, description), ...check(section, place, portal, description)];
}

/** Every name in a section is one that the description or the config has. */
export const sectionRule: Rule = (portal, description) =>
  screensOf(portal).flatMap(({ path, screen }) =>
    screen.sections.flatMap((section, index) => checkOne(section, index, path, portal, description)),
  );

/** A section's id names its parameters in the URL and its place on the page: once on a screen. */
export const idRule: Rule = (portal) =>
  screensOf(portal).flatMap(({ path, screen }) => {
    const ids = screen.sections.flatMap(withInner).map((section) => section.id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    return [...new Set(twice)].map((id) => ({
      path: `${path}.sections`,
      message: `'${id}' is the id of more than one section of this screen; each has its own`,
    }));
  });

/** The part of a screen is one that can be off for an investor. */
export const screenPartRule: Rule = (portal, description) =>
  screensOf(portal).flatMap(({ path, screen: { part } }) => partProblems(path, part, description));

const publicKinds = ['form', 'notice'];

/** Visitors' screens load with the sign-in page, so they have only the kinds that come with it. */
export const publicKindRule: Rule = (portal) =>
  Object.entries(portal.routes.public).flatMap(([route, { sections }]) =>
    sections.flatMap(({ kind }, index) => oneOf(`routes.public.${route}.sections[${index}].kind`, kind, publicKinds)),
  );

/** Where there is no investor nothing of one can be asked for: only what is the user's. */
export const noInvestorsRule: Rule = ({ noInvestors: { part: own, sections } }, { operations }) => {
  const ofUser = Object.entries(operations).flatMap(([id, { kind, scope }]) =>
    kind === 'query' && scope === 'user' ? [id] : [],
  );
  const whole = own === undefined ? [] : [{ path: 'noInvestors.part', message: 'parts are an investor’s' }];
  const inner = sections.flatMap((section, index): Problem[] => {
    const path = `noInvestors.sections[${index}]`;
    const known = oneOf(`${path}.kind`, section.kind, ['notice', 'people']);
    const part = section.part === undefined ? [] : [{ path: `${path}.part`, message: 'parts are an investor’s' }];
    return [...known, ...part, ...(section.kind === 'people' ? oneOf(`${path}.query`, section.query, ofUser) : [])];
  });
  return [...whole, ...inner];
};
