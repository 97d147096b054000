import type { Schema } from '../description.ts';

/** More values than a screen could ever show; a schema is cut off beyond that, and the rest becomes any JSON. */
const mostValues = 400;

/** A schema with everything that it refers to, and how many values it has. */
interface Finite {
  schema: Schema;
  size: number;
}

const anything = ({ title, description }: Schema): Schema => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
});

const nameIn = (reference: string) => reference.split('/').at(-1) ?? '';

/**
 * Makes named schemas finite, since the generators write out each answer in full: a reference that leads back to
 * itself, or to more than `mostValues`, becomes any JSON. Visits each schema once.
 */
export function finiteSchemas(named: Readonly<Record<string, Schema>>) {
  const done = new Map<string, Finite>();
  const open = new Set<string>();

  function finish(name: string): Finite | undefined {
    const known = done.get(name);
    const schema = named[name];
    if (known || !schema || open.has(name)) return known;
    open.add(name);
    const result = finite(schema);
    open.delete(name);
    done.set(name, result);
    return result;
  }

  function finite(given: Schema): Finite {
    let size = 0;
    function within(schema: Schema): Schema {
      size += 1;
      if (schema.$ref !== undefined) {
        const found = finish(nameIn(schema.$ref));
        if (!found || size + found.size > mostValues) return anything(schema);
        size += found.size;
        return schema;
      }
      const { properties, items, additionalProperties: further, anyOf, ...rest } = schema;
      const own = properties && Object.entries(properties).map(([name, part]) => [name, within(part)] as const);
      return {
        ...rest,
        ...(own && { properties: Object.fromEntries(own) }),
        ...(items && { items: within(items) }),
        ...(further !== undefined && { additionalProperties: typeof further === 'object' ? within(further) : further }),
        ...(anyOf && { anyOf: anyOf.map(within) }),
      };
    }
    return { schema: within(given), size };
  }

  return {
    /** A schema that refers to named ones, made finite. */
    finite: (schema: Schema): Schema => finite(schema).schema,
    /** The named schemas that finite ones refer to. */
    schemas: () => Object.fromEntries([...done].map(([name, { schema }]) => [name, schema])),
  };
}
