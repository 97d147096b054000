import type { WireDays } from '../../../src/values/wireDays.ts';
import type { SchemaReader } from './schemas.ts';
import { type Node, nodeOf } from './source.ts';

/** How a field writes a day. Throws if it is neither a date nor a moment. */
function kindOf(name: string, schema: Node): WireDays['as'] {
  const format = schema['x-portal-format'] ?? schema.format;
  if (format === 'date-time' || format === 'dateTime') return 'moment';
  if (format === 'epoch-seconds') return 'seconds';
  if (format === 'epoch-milliseconds') return 'milliseconds';
  if ([schema.type].flat().includes('string')) return 'date';
  throw new Error(`'${name}' has x-portal-period but is not a date; x-portal-format can say 'epoch-seconds'`);
}

interface Fields {
  properties: Node;
  required: readonly unknown[];
}

/**
 * The fields of a body, with the portal's own days in place of those that `x-portal-period` marks as the first and the
 * last, and how these are written. The months of a period stand for its days as well.
 */
export function daysOf({ properties, required }: Fields, { merged }: SchemaReader): Fields & { days?: WireDays } {
  const marked = (which: string) =>
    Object.entries(properties).find(
      ([, one]) => (nodeOf(one)['x-portal-period'] ?? merged(one)['x-portal-period']) === which,
    );
  const [from, to] = [marked('from'), marked('to')];
  if (!from && !to) return { properties, required };
  if (!from) throw new Error(`'${to?.[0]}' ends a period (x-portal-period), but no field begins it: mark one 'from'`);
  const own = new Map([
    [from[0], 'start_date'],
    [to?.[0], 'end_date'],
  ]);
  const kept = Object.entries(properties).filter(([name]) => !own.has(name));
  const day = (title: string) => ({ type: 'string', format: 'date', title });
  return {
    properties: {
      ...Object.fromEntries(kept),
      start_date: day('First day'),
      ...(to && { end_date: day('Last day') }),
      months: { type: 'integer', minimum: 1, title: 'Months' },
    },
    required: required.map((name) => own.get(String(name)) ?? name),
    days: { from: from[0], ...(to && { to: to[0] }), as: kindOf(from[0], { ...merged(from[1]), ...nodeOf(from[1]) }) },
  };
}
