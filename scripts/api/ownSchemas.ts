import { isObject } from '../../src/values/isObject.ts';
import { type Description, operationsOf, resolve, type Schema } from '../generate/description.ts';

/** The place of a schema: a property of an object, or the items of a list. */
export interface Spot {
  /** The object schema that has the property; the list for its items. */
  owner: Schema;
  /** The object that holds the schema itself under `name`. */
  holder: Record<string, Schema>;
  name: string;
}

/** The steps of a path: `a[].b` is `a`, `[]`, `b`. */
export const stepsOf = (path: string): string[] => path.match(/\[\]|[^.[\]]+/g) ?? [];

function namesIn(value: unknown, { components }: Description, seen: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const one of value) namesIn(one, { paths: {}, components }, seen);
  if (!isObject(value)) return seen;
  const name = typeof value.$ref === 'string' ? value.$ref.split('/').at(-1) : undefined;
  if (name !== undefined && !seen.has(name)) {
    seen.add(name);
    namesIn(components.schemas[name], { paths: {}, components }, seen);
  }
  for (const one of Object.values(value)) namesIn(one, { paths: {}, components }, seen);
  return seen;
}

/** Returns functions that find the schemas of one operation's answer, for changes that affect no other operation. */
export function ownSchemas(description: Description) {
  const users = new Map<string, number>();
  for (const { operation } of operationsOf(description))
    for (const name of namesIn(operation, description, new Set())) users.set(name, (users.get(name) ?? 0) + 1);
  const uses = (value: unknown, target: string, count = { of: 0 }): number => {
    if (isObject(value) && value.$ref === target) count.of += 1;
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) uses(one, target, count);
    return count.of;
  };

  /** The schema at a place; if others refer to it as well, it is replaced with a copy. */
  function own(holder: Record<string, Schema>, name: string): Schema {
    const schema = holder[name] ?? {};
    const { $ref: reference, ...beside } = schema;
    const component = reference?.split('/').at(-1) ?? '';
    const target = description.components.schemas[component];
    if (reference === undefined || !target) return schema;
    // A schema that is used only here can be changed in place.
    const isShared = (users.get(component) ?? 0) > 1 || uses(description, reference) > 1;
    if (!isShared && Object.keys(beside).length === 0)
      return target.$ref === undefined ? target : own(description.components.schemas, component);
    holder[name] = { ...structuredClone(target), ...beside };
    return own(holder, name);
  }

  /** The alternatives and parts of a schema. */
  const partsOf = ({ allOf = [], anyOf = [], oneOf = [] }: Schema) => [allOf, anyOf, oneOf];

  /** Whether a schema, or one that it refers to or consists of, is like this. Copies nothing. */
  function some(schema: Schema, isLike: (one: Schema) => boolean): boolean {
    const found = resolve(description, schema);
    return isLike(found) || partsOf(found).some((list) => list.some((part) => some(part, isLike)));
  }

  /** The part of a schema that is like this, or the schema itself. Copies only the schemas on the way to it. */
  function partLike(schema: Schema, isLike: (one: Schema) => boolean): Schema | undefined {
    if (isLike(schema)) return schema;
    for (const list of partsOf(schema)) {
      const index = list.findIndex((part) => some(part, isLike));
      // The keys of a list are its positions.
      if (index >= 0) return partLike(own(list as unknown as Record<string, Schema>, String(index)), isLike);
    }
    return undefined;
  }

  const withItems = ({ items }: Schema) => items !== undefined;
  const withProperties = ({ properties }: Schema) => properties !== undefined;

  function next(schema: Schema, step: string): Spot | undefined {
    const owner = partLike(
      schema,
      step === '[]' ? withItems : ({ properties = {} }) => Object.hasOwn(properties, step),
    );
    if (!owner) return undefined;
    if (step === '[]') return { owner, holder: owner as unknown as Record<string, Schema>, name: 'items' };
    return { owner, holder: owner.properties ?? {}, name: step };
  }

  function answerOf(id: string): Schema | undefined {
    const found = operationsOf(description).find(({ operation }) => operation.operationId === id);
    const content = found?.operation.responses['200']?.content?.['application/json'];
    return content && own(content as unknown as Record<string, Schema>, 'schema');
  }

  /** The spot of a field in an operation's data; for an empty path, that of `data` itself. */
  function spotAt(id: string, path: string): Spot | undefined {
    let schema = answerOf(id);
    let spot: Spot | undefined;
    for (const step of ['data', ...stepsOf(path)]) {
      if (spot) schema = own(spot.holder, spot.name);
      spot = schema && next(schema, step);
      if (!spot) return undefined;
    }
    return spot;
  }

  return {
    spotAt,
    /** The schema at a spot, which may be changed. */
    schemaAt: ({ holder, name }: Spot) => own(holder, name),
    /** The object schema at a path, to which properties can be added. */
    objectAt(id: string, path: string): Schema | undefined {
      const spot = spotAt(id, path);
      return spot && partLike(own(spot.holder, spot.name), withProperties);
    },
  };
}
