import type { Fields, OperationFields, Part } from '../../../generated/fields.ts';
import { shownAs } from '../../values/valueForms.ts';
import { titleOf } from '../../values/words.ts';

/** Titles a value in an object after the object and itself: `Balances available`. */
function titled(name: string, part: Part): Part {
  if (!('formats' in part) || part.title === undefined) return part;
  const { title, formats } = part;
  // The value of `{ value, currency }` takes the object's name alone.
  if (formats.some((format) => shownAs(format) === 'money') && /^(value|amount)$/i.test(title))
    return { ...part, title: titleOf(name) };
  const isAbbreviation = /^\p{Lu}{2}/u.test(title);
  const own = isAbbreviation ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  return { ...part, title: `${titleOf(name)} ${own}` };
}

const isValue = (part: Part) => 'formats' in part || 'items' in part;

/**
 * The fields of an object with the values of the objects in it, by their paths: `balances.available` stands beside
 * `balances`. A field whose own name is such a path takes precedence.
 */
function withPaths(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, part]): [string, Part][] => {
    if ('rows' in part) return [[name, { ...part, rows: withPaths(part.rows) }]];
    if (!('fields' in part)) return [[name, part]];
    const inner = withPaths(part.fields);
    const values = Object.entries(inner).filter(
      ([path, one]) => isValue(one) && !Object.hasOwn(fields, `${name}.${path}`),
    );
    return [
      [name, { fields: inner }],
      ...values.map(([path, one]): [string, Part] => [`${name}.${path}`, titled(name, one)]),
    ];
  });
  return Object.fromEntries(entries.flat());
}

/** The description's facts never change, so the paths of each answer are computed once. */
const known = new WeakMap<Fields, Fields>();

/** The fields of an operation's data, including its paths if the description has any. */
export function pathedData({ data, paths }: OperationFields): Fields {
  if (!paths) return data;
  const found = known.get(data) ?? withPaths(data);
  known.set(data, found);
  return found;
}
