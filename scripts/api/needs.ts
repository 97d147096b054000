import type { Fields, OperationFields } from '../../generated/fields.ts';
import { wireOf } from '../../src/client/wire.ts';
import { transported } from '../../src/config/rules/bodyFields.ts';
import { isObject } from '../../src/values/isObject.ts';
import { partsIn } from '../partsIn.ts';

/** A value that a body or a path can be filled with. */
type Value = string | number;
/** The single values of one object in an answer, by field. */
export type Row = Readonly<Record<string, Value>>;

/** What a call needs: a field of its body or a parameter of its path. */
export interface Need {
  name: string;
  in: 'body' | 'path';
  /** The field of answers that means the same: `investor_id` for the `id` of `/investors/{id}/accounts`. */
  source: string;
  /** Fields that probably mean the same, if no answer has the source: `logo_url` for `url`. */
  similar: readonly string[];
  /** The value if no answer has one: the first allowed value, or one that is always possible. */
  otherwise?: Value | undefined;
}

const isSingle = (value: unknown): value is Value => typeof value === 'string' || typeof value === 'number';

/** The single values of every object in an answer that has any. */
export function rowsIn(value: unknown): Row[] {
  if (Array.isArray(value)) return value.flatMap(rowsIn);
  if (!isObject(value)) return [];
  const own = Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Value] => isSingle(entry[1])));
  return [...(Object.keys(own).length > 0 ? [own] : []), ...Object.values(value).flatMap(rowsIn)];
}

/** The names of all single values in a description of fields. */
export function namesOf(fields: Fields): string[] {
  return partsIn(fields).flatMap(([name, part]) => ('formats' in part ? [name] : []));
}

/** The meaning of each parameter: `id` in `/investors/{id}/accounts` is an `investor_id`. */
function pathNames(path: string): Map<string, string> {
  const segments = path.split('/');
  const named = segments.flatMap((segment, index): [string, string][] => {
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    const thing = segments[index - 1]?.replace(/ies$/, 'y').replace(/s$/, '');
    return name === undefined ? [] : [[name, name === 'id' && thing ? `${thing}_id` : name]];
  });
  return new Map(named);
}

const day = (at: Date) => at.toISOString().slice(0, 10);

/** A value for a field that no answer fills. Ids and texts cannot be made up. */
function madeUp(name: string, fields: Fields, now: Date): Value | undefined {
  const field = fields[name];
  if (!field || !('formats' in field)) return undefined;
  const [first] = field.values ?? [];
  if (first !== undefined) return field.type === 'number' ? Number(first) : first;
  const isStart = name.startsWith('start');
  if (field.formats.includes('date')) return day(isStart ? new Date(now.getTime() - 365 * 86_400_000) : now);
  return field.type === 'number' && !/(^|_)id$/.test(name) ? 1 : undefined;
}

/** What an operation needs, given the names of all fields that queries answer. */
export function needsOf(
  facts: { path: string },
  { body, required }: OperationFields,
  answered: readonly string[],
  now: Date,
): Need[] {
  const need = (name: string, source: string): Omit<Need, 'in'> => {
    const isAnswered = answered.includes(source);
    const similar = answered.filter((other) => other.endsWith(`_${source}`));
    return { name, source, similar, otherwise: isAnswered ? undefined : madeUp(name, body, now) };
  };
  const { path } = facts;
  const call = wireOf(facts)?.call;
  const sources = new Map(call && [...pathNames(call.path)]);
  const inBody = required.filter((name) => !transported.includes(name) && !name.includes('.'));
  return [
    ...[...pathNames(path)].map(([name, source]): Need => ({ ...need(name, source), in: 'path' })),
    ...inBody.map((name): Need => ({ ...need(name, sources.get(call?.places[name]?.as ?? name) ?? name), in: 'body' })),
  ];
}

const known = (row: Row, names: readonly string[]): Value | undefined =>
  names.map((name) => row[name]).find((value) => value !== undefined && value !== '');

/** How well answers have to match a need: with the exact fields, with similar ones, or with those of several rows. */
export const reaches = ['exact', 'similar', 'several'] as const;
type Reach = (typeof reaches)[number];

function valueFor(
  { source, similar, otherwise }: Need,
  row: Row,
  rows: readonly Row[],
  reach: Reach,
): Value | undefined {
  const found = known(row, [source]) ?? otherwise;
  if (found !== undefined || reach === 'exact') return found;
  const near = known(row, similar);
  if (near !== undefined || reach === 'similar') return near;
  const other = rows.find((one) => known(one, [source, ...similar]) !== undefined);
  return other && known(other, [source, ...similar]);
}

/** Ways to fill needs from the rows of answers, at most `most`. */
export function waysToFill(needs: readonly Need[], rows: readonly Row[], reach: Reach, limit: number): Row[] {
  const ways = new Map<string, Row>();
  for (const row of rows) {
    const values = needs.map((need) => [need.name, valueFor(need, row, rows, reach)] as const);
    const filled = values.filter((entry): entry is [string, Value] => entry[1] !== undefined);
    if (filled.length === needs.length) ways.set(JSON.stringify(filled), Object.fromEntries(filled));
    if (ways.size === limit) break;
  }
  return [...ways.values()];
}
