import type { Portal, Screen, Section } from '../portal.ts';
import type { CardsSection } from '../sections/cards.ts';
import type { FormSection } from '../sections/form.ts';
import type { TableSection } from '../sections/table.ts';
import { type Description, oneOf, type Problem, type Rule } from './problem.ts';
import { dataOf, fieldsOf, formatProblems, listsOf, operationProblems, valuesOf } from './shapes.ts';

type Check<One> = (section: One, path: string, portal: Portal, description: Description) => Problem[];

/** Every screen with its route and its place in the config. */
export function screensOf(portal: Portal): { route: string; path: string; screen: Screen }[] {
  return (['public', 'signedIn'] as const).flatMap((group) =>
    Object.entries(portal.routes[group]).map(([route, screen]) => ({ route, path: `routes.${group}.${route}`, screen })),
  );
}

const periodProblems = (path: string, period: string | undefined, portal: Portal) =>
  period === undefined ? [] : oneOf(`${path}.period`, period, Object.keys(portal.periods));

const routeProblems = (path: string, to: string, portal: Portal) =>
  oneOf(path, to, [...Object.keys(portal.routes.public), ...Object.keys(portal.routes.signedIn)]);

const table: Check<TableSection> = (section, path, portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  const lists = listsOf(section.query, description);
  const fields = lists.get(section.rows);
  const body = fieldsOf(description.shapes[section.query]?.body);
  const sortable = valuesOf(body.sort_by);
  return [
    ...periodProblems(path, section.period, portal),
    ...('page' in body ? [] : [{ path: `${path}.query`, message: `'${section.query}' does not answer in pages` }]),
    ...(fields ? [] : oneOf(`${path}.rows`, section.rows, [...lists.keys()])),
    ...(fields ? oneOf(`${path}.key`, section.key, Object.keys(fields)) : []),
    ...(section.pageSize === undefined ? [] : oneOf(`${path}.pageSize`, section.pageSize, portal.pageSizes)),
    ...(section.sort ? oneOf(`${path}.sort.by`, section.sort.by, sortable) : []),
    ...section.columns.flatMap((column, index) => {
      const place = `${path}.columns[${index}]`;
      const sorts = column.sortable ? oneOf(`${place}.sortable`, column.field, sortable) : [];
      return fields ? [...formatProblems(place, fields, column.field, column.format), ...sorts] : [];
    }),
  ];
};

const cards: Check<CardsSection> = (section, path, portal, description) => [
  ...periodProblems(path, section.period, portal),
  ...section.cards.flatMap((card, index) => {
    const place = `${path}.cards[${index}]`;
    const unknown = operationProblems(`${place}.query`, card.query, 'query', description);
    if (unknown.length > 0) return unknown;
    const data = dataOf(card.query, description);
    const parts = (['breakdown', 'sparkline'] as const).flatMap((name) => {
      const part = card[name];
      const lists = listsOf(card.query, description);
      const fields = part && lists.get(part.rows);
      if (!part || !fields) return part ? oneOf(`${place}.${name}.rows`, part.rows, [...lists.keys()]) : [];
      const names = 'label' in part ? [part.label, ...(part.share ? [part.share] : [])] : [part.at];
      return [
        ...formatProblems(`${place}.${name}`, fields, part.value, part.format),
        ...names.flatMap((field) => oneOf(`${place}.${name}`, field, Object.keys(fields))),
      ];
    });
    return [
      ...formatProblems(`${place}.value`, data, card.value.field, card.value.format),
      ...formatProblems(`${place}.change`, data, card.change.field, card.change.format),
      ...oneOf(`${place}.change.previous`, card.change.previous, Object.keys(data)),
      ...oneOf(`${place}.asOf`, card.asOf, Object.keys(data)),
      ...parts,
    ];
  }),
];

const form: Check<FormSection> = (section, path, portal, description) => {
  const unknown = operationProblems(`${path}.command`, section.command, 'command', description);
  if (unknown.length > 0) return unknown;
  const filledIn = ['session_token', 'investor_id'];
  const inputs = Object.keys(fieldsOf(description.shapes[section.command]?.body)).filter((name) => !filledIn.includes(name));
  return [
    ...section.fields.flatMap((entry, index) => oneOf(`${path}.fields[${index}].field`, entry.field, inputs)),
    ...section.success.flatMap((effect, index) =>
      typeof effect === 'object' ? routeProblems(`${path}.success[${index}].goTo`, effect.goTo, portal) : [],
    ),
    ...(section.links ?? []).flatMap((link, index) => routeProblems(`${path}.links[${index}].to`, link.to, portal)),
  ];
};

const checks: { [Kind in Section['kind']]: Check<Extract<Section, { kind: Kind }>> } = {
  cards,
  form,
  notice: () => [],
  table,
};

/** Every name in a section is one that the description or the config has. */
export const sectionRule: Rule = (portal, description) =>
  screensOf(portal).flatMap(({ path, screen }) =>
    screen.sections.flatMap((section, index) => {
      const check = checks[section.kind] as Check<Section>; // The record has the check of this very kind.
      return check(section, `${path}.sections[${index}]`, portal, description);
    }),
  );

/** A section's id names its parameters in the URL and its place on the page: once on a screen. */
export const idRule: Rule = (portal) =>
  screensOf(portal).flatMap(({ path, screen }) =>
    screen.sections.flatMap(({ id }, index) =>
      screen.sections.findIndex((other) => other.id === id) === index
        ? []
        : [{ path: `${path}.sections[${index}].id`, message: `'${id}' is the id of another section of this screen` }],
    ),
  );
