import type { Wire } from '../../src/client/wire.ts';
import { type Description, propertiesOf, type Schema } from './description.ts';
import { nonNull } from './fields.ts';

type Found = Pick<Wire, 'currencies' | 'paths'>;

/** The results for named schemas, so that each is examined once. */
const known = new WeakMap<Description, Map<string, Found>>();

/** Whether objects within a schema have values to find by their paths, and where the currencies of its amounts are. */
export function besideIn(description: Description, schema: Schema): Found {
  const { $ref } = schema;
  if ($ref === undefined) return foundIn(description, nonNull(description, schema));
  const all = known.get(description) ?? new Map<string, Found>();
  known.set(description, all);
  const found = all.get($ref) ?? foundIn(description, nonNull(description, schema));
  all.set($ref, found);
  return found;
}

function foundIn(description: Description, schema: Schema): Found {
  if (schema.items) return besideIn(description, schema.items);
  const properties = Object.entries(propertiesOf(description, schema));
  const isNested = (part: Schema) => Object.keys(propertiesOf(description, nonNull(description, part))).length > 0;
  const paths = properties.some(([, part]) => isNested(part) || besideIn(description, part).paths);
  const currencies = properties.flatMap(([name, property]): [string, NonNullable<Found['currencies']>[string]][] => {
    const inner = nonNull(description, property)['x-portal-currency'] ?? besideIn(description, property).currencies;
    return inner === undefined ? [] : [[name, inner]];
  });
  return {
    ...(paths && { paths }),
    ...(currencies.length > 0 && { currencies: Object.fromEntries(currencies) }),
  };
}
