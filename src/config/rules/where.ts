import type { Part } from '../../../generated/fields.ts';
import { isObject } from '../../values/isObject.ts';
import { taken } from '../filter.ts';
import type { Where } from '../kind.ts';
import type { Rules, Scope } from '../scope.ts';
import { bodyOf, isField, itemsOf, partsIn } from './fields.ts';
import { oneOf, type Problem } from './problem.ts';
import { valueProblems } from './values.ts';

/** The options of a section that fill a field of the body; kinds without these options fill none. */
interface Choosing {
  filters?: readonly { field: string }[];
  choice?: { field: string };
  range?: string;
}

/** The days of a range, which `where` may have in a section without one. */
const isDay = (name: string) => name === 'start_date' || name === 'end_date';

/** The fields of the body that something else already fills in, each with the name of that something. */
function filledElsewhere({ own, subject, beside }: Scope): Map<string, string> {
  const { filters = [], choice, range } = (beside ?? {}) as Choosing; // The shape of the section has been checked.
  const params = subject?.query === own ? Object.keys(subject?.params ?? {}) : [];
  return new Map([
    ...taken
      .filter((name) => range !== undefined || !isDay(name))
      .map((name) => [name, 'is filled in by the portal itself'] as const),
    ...params.map((name) => [name, 'comes from the address of this screen'] as const),
    ...filters.map(({ field }) => [field, 'is chosen by a filter of this section'] as const),
    ...(choice ? [[choice.field, 'is chosen in this section'] as const] : []),
  ]);
}

/** Fixed values by the paths of their fields: `options.count`. */
export const fixedByPath = (where: object): [path: string, value: Where[string]][] =>
  Object.entries(where).flatMap(([name, value]: [string, Where[string]]): [string, Where[string]][] =>
    isObject(value) && Object.keys(value).length > 0
      ? fixedByPath(value).map(([inner, one]) => [`${name}.${inner}`, one])
      : [[name, value]],
  );

/** A field that takes a list needs one, and any other field a single value; each value has to fit. */
function fixedProblems(path: string, name: string, value: Where[string], part: Part | undefined): Problem[] {
  const items = itemsOf(part);
  if (isObject(value)) return [{ path, message: `is empty, but '${name}' takes a value` }];
  if (Array.isArray(value) !== (items !== undefined))
    return [{ path, message: `'${value}' is ${items ? 'not ' : ''}a list, but '${name}' is${items ? '' : ' not'}` }];
  return [value]
    .flat()
    .flatMap((one, index) => valueProblems(items ? `${path}[${index}]` : path, name, one, items ?? part));
}

/** Each field must be in the query's body and not filled in otherwise, with a value that the description allows. */
export const whereRules: Rules<Where> = (where, path, scope) => {
  const body = partsIn(bodyOf(scope.own ?? '', scope.description));
  const filled = filledElsewhere(scope);
  const isFree = ([name, part]: [string, Part]) => (isField(part) || itemsOf(part)) && !filled.has(name);
  const free = [...body].filter(isFree).map(([name]) => name);
  return fixedByPath(where).flatMap(([name, value]) => {
    const unknown = oneOf(`${path}.${name}`, name, free, body.has(name) ? filled.get(name) : undefined);
    return unknown.length > 0 ? unknown : fixedProblems(`${path}.${name}`, name, value, body.get(name));
  });
};
