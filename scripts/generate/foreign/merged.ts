import { followed, listOf, type Node, nodeOf, type SourceDocument, textOf } from './source.ts';
import { toldApart } from './toldApart.ts';

/** Keywords that describe a schema and do not constrain its values. */
const prose = /^(title|description|example|examples|externalDocs|deprecated|nullable|readOnly|writeOnly|default|x-.*)$/;

/** Whether a part of a schema says nothing about the values except that they are objects. */
const addsNothing = (part: Node) =>
  Object.entries(part).every(([key, value]) => prose.test(key) || (key === 'type' && value === 'object'));

const isNull = (schema: unknown) => nodeOf(schema).type === 'null' || nodeOf(schema).const === null;

const choicesIn = (node: Node) => [...listOf(node.anyOf), ...listOf(node.oneOf)];

/** The descriptive keywords of a part, which a schema takes over if it has none of its own. */
const proseIn = (part: Node): Node => Object.fromEntries(Object.entries(part).filter(([key]) => prose.test(key)));

/** A schema that is only a reference, with the keywords next to it. */
export interface Reference {
  reference: string;
  beside: Node;
  isNullable: boolean;
}

/** The reference that a schema consists of: itself, its only part, or its only choice besides null. */
export function referenceIn(schema: Node): Reference | undefined {
  const { $ref, allOf, anyOf: _, oneOf: __, ...own } = schema;
  const all = $ref === undefined ? [...listOf(allOf), ...choicesIn(schema)] : [schema];
  const parts = all.map(nodeOf).filter((one) => !isNull(one) && !addsNothing(one));
  const [only] = parts;
  const reference = textOf(only?.$ref);
  if (!only || reference === undefined || parts.length > 1 || !addsNothing(own)) return undefined;
  const words = [...all.map(nodeOf).filter((one) => one === only || !isNull(one)), own].map(proseIn);
  const beside = Object.assign({}, ...words);
  return { reference, beside, isNullable: all.some(isNull) || beside.nullable === true };
}

/** Joins the schemas that several parts or choices have under one name. */
type Join = (word: 'allOf' | 'anyOf', schemas: readonly unknown[]) => unknown;

/** How deep differing schemas are joined within one another; anything deeper is any JSON. */
const deepest = 4;

/** Joins schemas into one, and the same schemas always into the same object, so that circles are recognised. */
function joiner(): Join {
  const made = new Map<string, Node>();
  const about = new Map<unknown, { word: string; members: readonly unknown[]; depth: number }>();
  return (word, schemas) => {
    const members = schemas.flatMap((one) => (about.get(one)?.word === word ? (about.get(one)?.members ?? []) : [one]));
    const [first, ...others] = [...new Map(members.map((one) => [JSON.stringify(one), one])).values()];
    if (others.length === 0) return first;
    const depth = 1 + Math.max(...members.map((one) => about.get(one)?.depth ?? 0));
    if (depth > deepest) return {};
    const node = { [word]: [first, ...others] };
    const key = JSON.stringify(node);
    const known = made.get(key) ?? node;
    made.set(key, known);
    about.set(known, { word, members: [first, ...others], depth });
    return known;
  };
}

/** The types of a schema without null; undefined if it names none. */
function typesIn({ type, properties, items, enum: values }: Node): string[] | undefined {
  const said = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string' && one !== 'null');
  if (said.length > 0) return said;
  const [first] = listOf(values).filter((one) => one !== null);
  if (typeof first === 'string' || typeof first === 'number') return [typeof first];
  return properties ? ['object'] : items ? ['array'] : undefined;
}

const mayBeNull = ({ nullable, type }: Node) => nullable === true || listOf(type).includes('null');

/** The types that both allow; an integer is a number. */
function commonTypes(one: readonly string[], other: readonly string[]): readonly string[] {
  const both = one.filter((type) => other.includes(type) || (type === 'integer' && other.includes('number')));
  return both.length > 0 ? both : other.includes('integer') && one.includes('number') ? ['integer'] : other;
}

/** For which choice each field of an object is shown. */
const shownFor = 'x-portal-shown-for';

/** The schema of the values that both schemas allow. */
function both(one: Node, other: Node, join: Join): Node {
  const [types, others] = [typesIn(one), typesIn(other)];
  const type = types && others ? commonTypes(types, others) : (types ?? others);
  const fields = Object.entries(nodeOf(other.properties)).map(([name, schema]) => {
    const known = Object.hasOwn(nodeOf(one.properties), name) ? [nodeOf(one.properties)[name]] : [];
    return [name, join('allOf', [...known, schema])] as const;
  });
  const values = listOf(one.enum).filter((value) => listOf(other.enum).includes(value));
  const required = new Set([...listOf(one.required), ...listOf(other.required)]);
  const further = [one, other].map((each) => each.additionalProperties).filter((each) => each !== undefined);
  return {
    ...one,
    ...other,
    ...(shownFor in one && { [shownFor]: { ...nodeOf(one[shownFor]), ...nodeOf(other[shownFor]) } }),
    ...(type && { type: type.length === 1 ? type[0] : type }),
    ...(one.properties || other.properties
      ? { properties: { ...nodeOf(one.properties), ...Object.fromEntries(fields) } }
      : {}),
    ...(required.size > 0 && { required: [...required] }),
    ...(values.length > 0 && { enum: values }),
    ...(one.items && other.items ? { items: join('allOf', [one.items, other.items]) } : {}),
    ...(further.length > 0 && { additionalProperties: further.find((each) => each !== false) ?? false }),
    nullable: types && others ? mayBeNull(one) && mayBeNull(other) : mayBeNull(types ? one : other),
  };
}

/** Merges the objects of several choices into one with all fields; required are only those that all choices require. */
function eitherObject(choices: readonly Node[], join: Join): Node {
  const names = new Set(choices.flatMap(({ properties }) => Object.keys(nodeOf(properties))));
  const having = (name: string) =>
    choices.map(({ properties }) => nodeOf(properties)).filter((of) => Object.hasOwn(of, name));
  const properties = [...names].map(
    (name) =>
      [
        name,
        join(
          'anyOf',
          having(name).map((of) => of[name]),
        ),
      ] as const,
  );
  const [first, ...others] = choices.map(({ required }) => listOf(required));
  const required = first?.filter((name) => others.every((all) => all.includes(name))) ?? [];
  const further = choices.map((one) => one.additionalProperties).find((one) => one !== undefined && one !== false);
  return {
    type: 'object',
    ...(properties.length > 0 && { properties: Object.fromEntries(properties), required }),
    ...(further !== undefined && { additionalProperties: further }),
  };
}

/** Merges texts or numbers of several choices into one schema; undefined if their types differ. */
function eitherValue(choices: readonly Node[]): Node | undefined {
  const types = new Set(choices.flatMap((one) => typesIn(one) ?? ['unknown']));
  if (types.has('number')) types.delete('integer');
  const [type, ...others] = types;
  if (type === undefined || others.length > 0 || !['string', 'number', 'integer', 'boolean'].includes(type)) return;
  const values = choices.map((one) => ('const' in one ? [one.const] : listOf(one.enum)));
  const [format, ...more] = new Set(choices.map((one) => one.format));
  return {
    type,
    ...(values.every(({ length }) => length > 0) && { enum: [...new Set(values.flat())] }),
    ...(more.length === 0 && format !== undefined && { format }),
  };
}

const isObjectNode = (node: Node) => typesIn(node)?.join() === 'object';
/** `{ required: [a] }` next to `{ required: [b] }` only says which fields go together, which no form or table needs. */
const saysOnlyRequired = (node: Node) =>
  Object.keys(node).every((key) => key === 'required' || key === 'nullable' || prose.test(key));

/** The choices of a schema as one schema; undefined if they are of several kinds. */
function either(choices: readonly Node[], base: Node, join: Join): Node | undefined {
  if (choices.every(saysOnlyRequired)) return { type: 'object' };
  if (choices.every((one) => isObjectNode(one) || (saysOnlyRequired(one) && isObjectNode(base))))
    return eitherObject(choices.filter(isObjectNode), join);
  return choices.length === 1 ? choices[0] : eitherValue(choices);
}

/**
 * Returns a schema without references: with its parts (`allOf`) merged into it, and with the fields of its choices if
 * these are objects. Schemas of a description are read only through this.
 */
export function schemaMerger(document: SourceDocument): (schema: unknown) => Node {
  const join = joiner();
  const known = new WeakMap<Node, Node>();

  /** `open`: the schemas that are being merged, since they may contain themselves. */
  function merged(schema: unknown, open: readonly Node[]): Node {
    const { $ref, ...beside } = nodeOf(schema);
    const isReference = $ref !== undefined;
    if (isReference && Object.keys(beside).length > 0) return merged({ ...beside, allOf: [{ $ref }] }, open);
    const node = isReference ? followed(document, schema) : nodeOf(schema);
    // If the whole is among the choices of one of its parts, these choices are ignored.
    const isCircle = choicesIn(node).some((one) => open.includes(followed(document, one)));
    const kept = isCircle ? undefined : known.get(node);
    if (kept) return kept;
    if (open.includes(node)) return {};
    const base = withParts(node, open);
    const result = isCircle ? base : withChoices(node, base, open);
    // Within a circle, this is only a part of the result.
    if (open.length === 0) known.set(node, result);
    return result;
  }

  function withParts(node: Node, open: readonly Node[]): Node {
    const { allOf, anyOf: _, oneOf: __, ...own } = node;
    if (allOf === undefined) return own;
    const parts = listOf(allOf).map((part) => merged(part, [...open, node]));
    const all = addsNothing(own) ? parts : [...parts, own];
    const said = all.filter((part) => !addsNothing(part));
    const whole =
      said.length > 0 ? said.reduce((one, other) => both(one, other, join)) : { type: own.type ?? 'object' };
    const words = Object.assign({}, ...[...parts, own].map(proseIn));
    return { ...words, ...whole, ...proseIn(own), ...(own.nullable === true && { nullable: true }) };
  }

  function withChoices(node: Node, base: Node, open: readonly Node[]): Node {
    const all = choicesIn(node);
    const choices = all.filter((one) => !isNull(one));
    if (choices.length === 0) return base;
    const read = (one: unknown) => merged(one, [...open, node]);
    const nodes = choices.map(read);
    const told = toldApart(read, { node, base, written: choices, merged: nodes });
    const one = either(told.choices, base, join);
    const nullable = mayBeNull(base) || all.some(isNull) || nodes.some(mayBeNull);
    const whole = !one
      ? { ...base, anyOf: choices }
      : addsNothing(one)
        ? base
        : { ...both(base, one, join), ...proseIn(base), ...told.beside };
    return { ...whole, ...(nullable && { nullable }) };
  }

  return (schema) => merged(schema, []);
}
