import type { Constant, Operation, Schema, Wire } from '../description.ts';
import { camelName, uniqueNames } from './names.ts';
import type { SchemaReader } from './schemas.ts';
import { followed, listOf, type Node, needed, nodeOf, type SourceDocument, textOf } from './source.ts';

/** What a description says of itself under `x-portal`, usually by an overlay. */
export interface Settings {
  /** Where the data is in an answer, with dots; empty where the answer is the data. */
  envelope: string;
  /** The field of a body that carries the session's token; empty where none does. */
  session: string;
  scope: string;
  /** The fields of bodies that are always the same, and what they are. */
  constants: Readonly<Record<string, Constant>>;
  /** The paths that the portal does without; `/admin/*` stands for all that begin like this. */
  skip: readonly string[];
}

const isConstant = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

export function settingsOf({ root }: SourceDocument): Settings {
  const said = nodeOf(root['x-portal']);
  return {
    envelope: textOf(said.envelope) ?? '',
    session: textOf(said.session) ?? '',
    scope: textOf(said.scope) ?? 'investor',
    constants: Object.fromEntries(
      Object.entries(nodeOf(said.constants)).filter((entry): entry is [string, Constant] => isConstant(entry[1])),
    ),
    skip: listOf(said.skip).filter((one) => typeof one === 'string'),
  };
}

type Parameters = NonNullable<Operation['parameters']>;

/** The path with identifiers for its parameters. Throws where an operation needs another kind of parameter. */
export function pathOf(document: SourceDocument, path: string, item: Node, operation: Node) {
  const all = [...listOf(item.parameters), ...listOf(operation.parameters)].map((one) => followed(document, one));
  const unsent = all.find((one) => one.in !== 'path' && one.required === true);
  if (unsent)
    throw new Error(`it needs '${textOf(unsent.name)}' in the ${textOf(unsent.in)}, and the portal sends only a body`);
  const unique = uniqueNames(['body', 'signal', 'path']);
  const parameters: Parameters = [];
  const plain = path.replaceAll(/\{([^}]*)\}/g, (_, written: string) => {
    const name = unique(camelName(written));
    const { schema } = all.findLast((one) => one.in === 'path' && one.name === written) ?? {};
    const { type } = followed(document, schema);
    const isNumber = type === 'integer' || type === 'number';
    parameters.push({ name, in: 'path', required: true, schema: { type: isNumber ? 'integer' : 'string' } });
    return `{${name}}`;
  });
  return { path: plain, parameters };
}

const isJson = (type: string) => /^application\/([\w.-]+\+)?json\b/i.test(type);

/** The JSON of a body or an answer. Throws where there is only something else. */
function jsonIn(content: unknown, what: string): Node | undefined {
  const media = Object.entries(nodeOf(content));
  const [, found] = media.find(([type]) => isJson(type)) ?? [];
  if (found === undefined && media.length > 0)
    throw new Error(`it ${what} ${media.map(([type]) => type).join(', ')}, not JSON`);
  return found === undefined ? undefined : nodeOf(found);
}

/** Whether a schema allows an object, or anything. */
function isObjectSchema({ type, properties, anyOf, enum: values }: Node): boolean {
  if (type === undefined) return properties !== undefined || (anyOf === undefined && values === undefined);
  return type === 'object' || listOf(type).includes('object');
}

interface Sent {
  schema: Schema;
  /** Those of the constants that this body has. */
  constants: Readonly<Record<string, Constant>>;
}

/**
 * The body less the token and the constants, as one object with all fields of its parts and choices; undefined where
 * there is none.
 */
export function bodyOf(
  document: SourceDocument,
  operation: Node,
  { read, merged }: SchemaReader,
  settings: Settings,
): Sent | undefined {
  const media = jsonIn(needed(document, operation.requestBody, 'its body').content, 'takes');
  if (!media) return undefined;
  needed(document, media.schema, 'its body');
  const schema = merged(media.schema);
  if (!isObjectSchema(schema)) throw new Error('its body is no object');
  const all = nodeOf(schema.properties);
  const constants = Object.fromEntries(Object.entries(settings.constants).filter(([name]) => Object.hasOwn(all, name)));
  const filled = [settings.session, ...Object.keys(constants)];
  const properties = Object.fromEntries(Object.entries(all).filter(([name]) => !filled.includes(name)));
  return { schema: read({ type: 'object', properties, required: schema.required }, 'sent'), constants };
}

interface Answered {
  data: Schema;
  example: unknown;
  wire: Omit<Wire, 'token'>;
}

/** The example beside a schema, in any of the ways of OpenAPI. */
function exampleIn(document: SourceDocument, media: Node): unknown {
  const [first] = Object.values(nodeOf(media.examples));
  return media.example ?? followed(document, first).value ?? followed(document, media.schema).example;
}

/** The data of an operation's answer. Throws where it answers something else than JSON, or where there is none. */
export function answerOf(
  document: SourceDocument,
  operation: Node,
  { read, merged }: SchemaReader,
  settings: Settings,
): Answered {
  const responses = nodeOf(operation.responses);
  const status = ['200', '201', '202', '203', '2XX', '2xx', 'default', '204'].find((one) => one in responses);
  if (status === undefined) throw new Error('it does not say what it answers');
  const media = jsonIn(needed(document, responses[status], 'its answer').content, 'answers');
  const at = textOf(operation['x-portal-envelope']) ?? settings.envelope;
  // An answer without content is one without data.
  if (!media) return { data: { type: 'object' }, example: {}, wire: { at: '' } };
  needed(document, media.schema, 'its answer');
  let schema: unknown = media.schema;
  let example = exampleIn(document, media);
  for (const name of at === '' ? [] : at.split('.')) {
    const properties = nodeOf(merged(schema).properties);
    if (!Object.hasOwn(properties, name))
      throw new Error(`its answer has no '${at}', where x-portal says that the data is`);
    schema = properties[name];
    example = nodeOf(example)[name];
  }
  const whole = merged(schema);
  if (isObjectSchema(whole)) {
    const { properties = {}, required } = whole;
    return { data: read({ type: 'object', properties, required }, 'answered'), example, wire: { at } };
  }
  // The portal finds a list by its name.
  const data = read({ type: 'object', properties: { items: schema }, required: ['items'] }, 'answered');
  return { data, example: example === undefined ? undefined : { items: example }, wire: { at, as: 'items' } };
}
