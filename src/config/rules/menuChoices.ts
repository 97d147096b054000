import type { TableFilter } from '../filter.ts';
import { filteredIn } from '../openScope.ts';
import type { ListConfig, Portal, Section } from '../portal.ts';
import { isPagedQuery, listsOf } from './fields.ts';
import { type Description, oneOf, type Problem } from './problem.ts';
import { withInner } from './screensOf.ts';
import { valueProblems } from './values.ts';

/** What the config offers to choose from, and the description. */
interface Place {
  config: Pick<Portal, 'comparisons' | 'pageSizes' | 'periods' | 'ranges'>;
  description: Description;
}

type Values = readonly (string | number)[];
type Check = (value: string | number, path: string) => Problem[];
type Checks = Readonly<Record<string, Check>>;

const among =
  (values: Values): Check =>
  (value, path) =>
    oneOf(path, value, values);

const searched: Check = (value, path) =>
  typeof value === 'string' ? [] : [{ path, message: `'${value}' is a number, but a search needs text` }];

const monthsOf = (choices: readonly object[] = []): Values =>
  choices.flatMap((one) => ('months' in one && typeof one.months === 'number' ? [one.months] : []));

/** Checks a filter's value: against the offered values or, if only a response knows those, the field's type. */
function filterCheck(filter: TableFilter, section: ListConfig, description: Description): Check {
  if ('values' in filter) return among(filter.values);
  if ('choices' in filter)
    return among(filter.choices.map(({ value }) => (typeof value === 'boolean' ? String(value) : value)));
  const of = listsOf(section.query, description).get(section.rows) ?? {};
  const fields = filteredIn({ query: section.query, of, description });
  return (value, path) => valueProblems(path, filter.field, value, fields[filter.field]);
}

const turned = (fields: readonly string[]): Values => fields.flatMap((field) => [field, `-${field}`]);

function ordersOf(section: ListConfig, description: Description): Values {
  if (section.orders) return section.orders.map(({ by, direction }) => (direction === 'desc' ? `-${by}` : by));
  const isWhole = !isPagedQuery(section.query, description);
  return turned(section.columns.flatMap(({ field, sortable = isWhole }) => (sortable ? [field] : [])));
}

/** Everything that can be chosen in a section, by the name of its URL parameter without the section's id. */
function choicesOf(section: Section, { config, description }: Place): Checks {
  const { periods, ranges, pageSizes, comparisons } = config;
  const period: Checks =
    'period' in section && section.period ? { period: among(monthsOf(periods[section.period])) } : {};
  if (section.kind === 'cards' && section.period)
    return { ...period, compare: among(comparisons.map(({ compareTo }) => compareTo)) };
  if (section.kind !== 'table' && section.kind !== 'tiles') return period;
  const list: ListConfig = section;
  return {
    ...Object.fromEntries((list.filters ?? []).map((filter) => [filter.field, filterCheck(filter, list, description)])),
    ...(list.search && { search: searched }),
    ...period,
    ...(list.range && { range: among(monthsOf(ranges[list.range])) }),
    sort: among(ordersOf(list, description)),
    size: among(pageSizes),
  };
}

/** Each choice must be one that a section of the screen offers. */
export function menuChoiceProblems(
  path: string,
  chosen: readonly (readonly [id: string, values: Readonly<Record<string, string | number>> | undefined])[],
  sections: readonly Section[],
  place: Place,
): Problem[] {
  const choices = new Map(sections.flatMap(withInner).map((section) => [section.id, choicesOf(section, place)]));
  const offering = [...choices].flatMap(([id, offered]) => (Object.keys(offered).length > 0 ? [id] : []));
  return chosen.flatMap(([id, values = {}]) => {
    const unknown = oneOf(`${path}.${id}`, id, offering, choices.has(id) ? 'offers no choices' : undefined);
    if (unknown.length > 0) return unknown;
    const offered = choices.get(id) ?? {};
    return Object.entries(values).flatMap(([name, value]) => [
      ...oneOf(`${path}.${id}.${name}`, name, Object.keys(offered)),
      ...(offered[name]?.(value, `${path}.${id}.${name}`) ?? []),
    ]);
  });
}
