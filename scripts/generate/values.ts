import type { ValueForms } from '../../src/values/wireValues.ts';
import { type Description, propertiesOf, type Schema } from './description.ts';
import { nonNull } from './fields.ts';

/** What is needed to convert the values of a schema into the portal's form. */
interface Found {
  /** Whether there are objects within objects, whose values are found by their paths. */
  paths?: true;
  /** The values that have another form on the wire. */
  forms?: ValueForms;
}

/** The results for named schemas, so that each is examined once. */
const known = new WeakMap<Description, Map<string, Found>>();

/** What is needed to convert the values of a schema, or of the items of a list. */
export function valuesIn(description: Description, schema: Schema): Found {
  const { $ref } = schema;
  if ($ref === undefined) return valuesOf(description, nonNull(description, schema));
  const all = known.get(description) ?? new Map<string, Found>();
  known.set(description, all);
  const found = all.get($ref) ?? valuesOf(description, nonNull(description, schema));
  all.set($ref, found);
  return found;
}

function valuesOf(description: Description, schema: Schema): Found {
  if (schema.items) return valuesIn(description, schema.items);
  const properties = Object.entries(propertiesOf(description, schema));
  const currency = currencyAmong(properties);
  const isNested = (part: Schema) => Object.keys(propertiesOf(description, nonNull(description, part))).length > 0;
  const paths = properties.some(([, part]) => isNested(part) || valuesIn(description, part).paths);
  const forms = properties.flatMap(([name, property]): [string, ValueForms[string]][] => {
    const part = nonNull(description, property);
    const inner = valuesIn(description, property);
    const { 'x-portal-value': value, 'x-portal-currency': own = currency } = part.items
      ? nonNull(description, part.items)
      : part;
    if (value) {
      const { kind, isText } = value;
      // An amount that is already in the portal's form matters only for its currency.
      if (kind === 'money' && own === undefined) return [];
      const named = kind === 'money' || kind === 'minor' ? own : undefined;
      return [[name, isText ? [kind, named ?? '', true] : named === undefined ? [kind] : [kind, named]]];
    }
    return inner.forms ? [[name, inner.forms]] : [];
  });
  return {
    ...(paths && { paths }),
    ...(forms.length > 0 && { forms: Object.fromEntries(forms) }),
  };
}

/** The field that holds the currency of an object's amounts. */
function currencyAmong(properties: readonly (readonly [name: string, schema: Schema])[]): string | undefined {
  const said = properties.find(([, schema]) => schema['x-portal-format'] === 'currency');
  return (said ?? properties.find(([name]) => name === 'currency'))?.[0];
}
