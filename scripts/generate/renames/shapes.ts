import { contentOf, type Description, type Operation, operationsOf, resolve, type Schema } from '../description.ts';

/** What is described of a field: where it is on the wire, if the API calls it otherwise, and the object in it. */
export interface Field {
  at?: readonly string[];
  inside: Shape;
}

/** An object of the description, or the objects of a list, with all fields; `*` stands for undescribed ones. */
export interface Shape {
  name: string;
  fields: Map<string, Field>;
  /** Whether it may have fields although none is described. */
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

/** The word for what the API calls a field. */
export const word = 'x-portal-wire';

/** What a schema says under the word; operations of other APIs have an object there. */
const wordOf = (schema: object): unknown => Reflect.get(schema, word);

const isPath = (value: unknown): value is string => typeof value === 'string' && /^[^.\s]+(\.[^.\s]+)*$/.test(value);

/** Whether the API calls any field otherwise; most descriptions have none, and nothing else is done for them. */
export const isRenamed = (description: Description): boolean =>
  /"x-portal-wire":[^{]/.test(JSON.stringify(description));

/** Reads objects of a description, each once, so that one which contains itself ends. */
function shapeReader(description: Description) {
  const numbers = new Map<Schema, number>();
  const known = new Map<string, Shape>();
  const mistakes: Mistake[] = [];
  const used = new Set<object>();

  /** A schema with its parts, its choices, and the items of its lists: the fields of all stand for one object's. */
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
    if (!isPath(wire)) add(`'${wire}' is no name; write one such as net_amt or attributes.net_amt`);
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

/** The shape of another API's answer around its data, as `wire` says where that is. */
function wrapped({ inside }: Field, { at, as }: { at: string; as?: string }, name: string): Shape {
  const data = (as === undefined ? undefined : inside.fields.get(as)?.inside) ?? inside;
  const around = (within: Shape, step: string): Shape => ({
    name,
    fields: new Map([[step, { inside: within }]]),
    isOpen: false,
  });
  return (at === '' ? [] : at.split('.')).reduceRight(around, data);
}

/** The shapes of an operation. A form with a file is sent as it is. */
function shapesOf({ read }: ReturnType<typeof shapeReader>, operation: Operation): Shaped {
  const { operationId: id, 'x-portal-wire': wire } = operation;
  const [type, body] = contentOf(operation.requestBody?.content) ?? [];
  const [kind, answer] = contentOf(operation.responses['200']?.content) ?? [];
  const sent = type === 'application/json' && body ? read([body], `${id} sent`) : undefined;
  const whole = kind === 'application/json' && answer ? read([answer], `${id} answered`) : undefined;
  const data = whole?.fields.get('data');
  return { id, sent, answered: wire && data ? wrapped(data, wire, `${id} wire`) : whole };
}

/** The fields that say what they are called, and are part of no body and no answer of JSON. */
function astray(value: unknown, used: ReadonlySet<object>, name = ''): Mistake[] {
  if (typeof value !== 'object' || value === null) return [];
  const wire = Array.isArray(value) ? undefined : wordOf(value);
  const isAstray = wire !== undefined && typeof wire !== 'object' && !used.has(value);
  const message = 'only a field of an answer, or of a body without files, can be called otherwise';
  return [
    ...(isAstray ? [{ field: name, wire: String(wire), message }] : []),
    ...Object.entries(value).flatMap(([key, one]) => astray(one, used, key)),
  ];
}

/** The shapes of all operations, if the API calls a field otherwise, and the names that cannot be used. */
export function shapesIn(description: Description): { operations: Shaped[]; mistakes: Mistake[] } {
  if (!isRenamed(description)) return { operations: [], mistakes: [] };
  const reader = shapeReader(description);
  const operations = operationsOf(description).map(({ operation }) => shapesOf(reader, operation));
  return { operations, mistakes: [...reader.mistakes, ...astray(description, reader.used)] };
}

/** These shapes and all that they lead to, each once. */
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
