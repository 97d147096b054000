import { contentOf, type Description, type Operation, operationsOf, resolve, type Schema } from '../description.ts';

/** A described field: its path on the wire, if the API has another name for it, and the object in it. */
export interface Field {
  at?: readonly string[];
  inside: Shape;
}

/** An object of the description, or the objects of a list, with all fields; `*` stands for undescribed fields. */
export interface Shape {
  name: string;
  fields: Map<string, Field>;
  /** Whether it may have fields even though none is described. */
  isOpen: boolean;
}

/** A name on the wire that cannot be used, and the field that has it. */
export interface Mistake {
  field: string;
  wire: string;
  message: string;
}

/** An operation with the shapes of its body and of its answer. */
export interface Shaped {
  id: string;
  sent: Shape | undefined;
  answered: Shape | undefined;
}

/** The extension that holds the API's own name for a field. */
export const word = 'x-portal-wire';

/** The value of the extension in a schema; in operations of other APIs it is an object. */
const wordOf = (schema: object): unknown => Reflect.get(schema, word);

const isPath = (value: unknown): value is string => typeof value === 'string' && /^[^.\s]+(\.[^.\s]+)*$/.test(value);

/** Whether the API has another name for any field; most descriptions have none, and nothing else is done for them. */
export const isRenamed = (description: Description): boolean =>
  /"x-portal-wire":[^{]/.test(JSON.stringify(description));

/** Reads the objects of a description, each only once, so that reading one that contains itself ends. */
function shapeReader(description: Description) {
  const numbers = new Map<Schema, number>();
  const known = new Map<string, Shape>();
  const mistakes: Mistake[] = [];
  const used = new Set<object>();

  /** A schema with its parts, its choices and the items of its lists; together their fields are those of one object. */
  function viewsOf(schema: Schema, seen = new Set<Schema>()): Set<Schema> {
    const found = resolve(description, schema);
    if (seen.has(found)) return seen;
    seen.add(found);
    const { allOf = [], anyOf = [], oneOf = [], items } = found;
    for (const part of [...allOf, ...anyOf, ...oneOf, ...(items ? [items] : [])]) viewsOf(part, seen);
    return seen;
  }

  function wireAt(field: string, schemas: readonly Schema[]): Pick<Field, 'at'> {
    for (const schema of schemas) used.add(schema);
    const [wire, other] = [...new Set(schemas.map(wordOf).filter((one) => one !== undefined))];
    const add = (message: string) => mistakes.push({ field, wire: String(wire), message });
    if (wire === undefined || wire === field) return {};
    if (!isPath(wire)) add(`'${wire}' is not a name; write one such as net_amt or attributes.net_amt`);
    else if (other !== undefined) add(`it is called both '${wire}' and '${other}'`);
    return { at: String(wire).split('.') };
  }

  function read(schemas: readonly Schema[], name: string): Shape {
    const views = [...schemas.reduce((seen, one) => viewsOf(one, seen), new Set<Schema>())];
    const objects = views.filter((view) => view.properties ?? typeof view.additionalProperties === 'object');
    for (const one of objects) if (!numbers.has(one)) numbers.set(one, numbers.size);
    const isOpen =
      objects.length === 0 && views.some(({ type }) => type === undefined || [type].flat().includes('object'));
    const key = `${isOpen} ${objects.map((one) => numbers.get(one)).join()}`;
    const before = known.get(key);
    if (before) return before;
    const [{ $ref: reference, items } = {}] = schemas;
    const shape: Shape = { name: (reference ?? items?.$ref)?.split('/').at(-1) ?? name, fields: new Map(), isOpen };
    known.set(key, shape);
    const parts = new Map<string, Schema[]>();
    const add = (field: string, part: Schema) => parts.set(field, [...(parts.get(field) ?? []), part]);
    for (const { properties = {}, additionalProperties: further } of objects) {
      for (const [field, part] of Object.entries(properties)) add(field, part);
      if (typeof further === 'object') add('*', further);
    }
    for (const [field, all] of parts)
      shape.fields.set(field, {
        ...(field !== '*' && wireAt(field, all)),
        inside: read(all, `${shape.name}.${field}`),
      });
    return shape;
  }

  return { read, mistakes, used };
}

/** The shapes of an operation. A form with a file has none, since it is sent as it is. */
function shapesOf({ read }: ReturnType<typeof shapeReader>, operation: Operation): Shaped {
  const { operationId: id } = operation;
  const [type, body] = contentOf(operation.requestBody?.content) ?? [];
  const [kind, answer] = contentOf(operation.responses['200']?.content) ?? [];
  const sent = type === 'application/json' && body ? read([body], `${id} sent`) : undefined;
  const answered = kind === 'application/json' && answer ? read([answer], `${id} answered`) : undefined;
  return { id, sent, answered };
}

/** The renamed fields that are part of no JSON body and no JSON answer. */
function astray(value: unknown, used: ReadonlySet<object>, name = ''): Mistake[] {
  if (typeof value !== 'object' || value === null) return [];
  const wire = Array.isArray(value) ? undefined : wordOf(value);
  const isAstray = wire !== undefined && typeof wire !== 'object' && !used.has(value);
  const message = 'only a field of an answer, or of a body without files, can have another name';
  return [
    ...(isAstray ? [{ field: name, wire: String(wire), message }] : []),
    ...Object.entries(value).flatMap(([key, one]) => astray(one, used, key)),
  ];
}

/** The shapes of all operations, if the API has other names for fields, and the names that cannot be used. */
export function shapesIn(description: Description): { operations: Shaped[]; mistakes: Mistake[] } {
  if (!isRenamed(description)) return { operations: [], mistakes: [] };
  const reader = shapeReader(description);
  const operations = operationsOf(description).map(({ operation }) => shapesOf(reader, operation));
  return { operations, mistakes: [...reader.mistakes, ...astray(description, reader.used)] };
}

/** These shapes and all shapes within them, each once. */
export function reached(shapes: readonly (Shape | undefined)[], seen = new Set<Shape>()): Set<Shape> {
  for (const shape of shapes) {
    if (!shape || seen.has(shape)) continue;
    seen.add(shape);
    reached(
      [...shape.fields.values()].map(({ inside }) => inside),
      seen,
    );
  }
  return seen;
}
