import { type Description, propertiesOf, type Schema } from './description.ts';
import { nonNull } from './fields.ts';

/** How the values of an answer differ from the portal's own on the wire. */
export interface Values {
  /** Whether objects have objects in them, whose values are found by their paths. */
  paths?: true;
}

/** What is known of a named schema, so that each is looked through once. */
const known = new WeakMap<Description, Map<string, Values>>();

/** What the values of a schema need to take on the portal's own form. */
export function valuesIn(description: Description, schema: Schema): Values {
  const { $ref } = schema;
  if ($ref === undefined) return valuesOf(description, nonNull(description, schema));
  const all = known.get(description) ?? new Map<string, Values>();
  known.set(description, all);
  const found = all.get($ref) ?? valuesOf(description, nonNull(description, schema));
  all.set($ref, found);
  return found;
}

function valuesOf(description: Description, schema: Schema): Values {
  if (schema.items) return valuesIn(description, schema.items);
  const parts = Object.values(propertiesOf(description, schema));
  const isNested = (part: Schema) => Object.keys(propertiesOf(description, nonNull(description, part))).length > 0;
  const paths = parts.some((part) => isNested(part) || valuesIn(description, part).paths);
  return { ...(paths && { paths }) };
}
