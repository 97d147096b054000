import { isObject } from '../../src/format/isObject.ts';

type Node = Readonly<Record<string, unknown>>;

const nodeOf = (value: unknown): Node => (isObject(value) ? value : {});

/** The schema at a path of properties. */
const schemaAt = (schema: Node, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => nodeOf(nodeOf(at).properties)[name], schema);

/** An object schema without the property at a path, and without objects on the way that have no other property. */
function without(schema: Node, [name = '', ...rest]: readonly string[]): Node {
  const { [name]: part, ...properties } = nodeOf(schema.properties);
  const left = rest.length > 0 ? without(nodeOf(part), rest) : {};
  const isEmpty = Object.keys(nodeOf(left.properties)).length === 0;
  return { ...schema, properties: isEmpty ? properties : { ...properties, [name]: left } };
}

/** Whether a property and all objects on the way to it are always present. */
function isRequired(schema: Node, [name = '', ...rest]: readonly string[]): boolean {
  const isThere = Array.isArray(schema.required) && schema.required.includes(name);
  return isThere && (rest.length === 0 || isRequired(nodeOf(nodeOf(schema.properties)[name]), rest));
}

/** An object schema with its fields renamed as in `now`. */
function named(schema: Node, now: Node): Node {
  return Object.entries(nodeOf(now.properties)).reduce<Node>((found, [name, part]) => {
    const wire = nodeOf(part)['x-portal-wire'];
    if (typeof wire !== 'string' || Object.hasOwn(nodeOf(found.properties), name)) return found;
    const path = wire.split('.');
    const own = schemaAt(found, path);
    if (!isObject(own)) return found;
    const left = without(found, path);
    const others = Array.isArray(found.required)
      ? found.required.filter((one) => one !== path[0] || one in nodeOf(left.properties))
      : [];
    return {
      ...left,
      properties: { ...nodeOf(left.properties), [name]: { ...own, 'x-portal-wire': wire } },
      required: isRequired(found, path) ? [...others, name] : others,
    };
  }, schema);
}

/** A description with the API's own names, renamed as in another description that maps these names. */
export function inNamesOf(now: unknown, base: unknown): unknown {
  if (Array.isArray(base)) return base.map((one, index) => inNamesOf(Array.isArray(now) ? now[index] : undefined, one));
  if (!isObject(base) || !isObject(now)) return base;
  const renamed = isObject(base.properties) && isObject(now.properties) ? named(base, now) : base;
  return Object.fromEntries(Object.entries(renamed).map(([key, one]) => [key, inNamesOf(now[key], one)]));
}
