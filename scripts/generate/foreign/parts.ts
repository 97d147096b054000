import type { Operation, Schema, Wire } from '../description.ts';
import { camelName, uniqueNames } from './names.ts';
import type { SchemaReader } from './schemas.ts';
import { followed, listOf, type Node, nodeOf, type SourceDocument, textOf } from './source.ts';

/** What a description says of itself under `x-portal`, usually by an overlay. */
export interface Settings {
  /** Where the data is in an answer, with dots; empty where the answer is the data. */
  envelope: string;
  /** The field of a body that carries the session's token; empty where none does. */
  session: string;
  scope: string;
  /** The paths that the portal does without; `/admin/*` stands for all that begin like this. */
  skip: readonly string[];
}

export function settingsOf({ root }: SourceDocument): Settings {
  const said = nodeOf(root['x-portal']);
  return {
    envelope: textOf(said.envelope) ?? '',
    session: textOf(said.session) ?? '',
    scope: textOf(said.scope) ?? 'investor',
    skip: listOf(said.skip).filter((one) => typeof one === 'string'),
  };
}

type Parameters = NonNullable<Operation['parameters']>;

/** The path with identifiers for its parameters. Throws where an operation needs another kind of parameter. */
export function pathOf(document: SourceDocument, path: string, item: Node, operation: Node) {
  const all = [...listOf(item.parameters), ...listOf(operation.parameters)].map((one) => followed(document, one));
  const needed = all.find((one) => one.in !== 'path' && one.required === true);
  if (needed)
    throw new Error(`it needs '${textOf(needed.name)}' in the ${textOf(needed.in)}, and the portal sends only a body`);
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

/** The properties of an object, of its parts and of its choices, and which of them each value has. */
function fieldsOf(document: SourceDocument, schema: unknown, depth = 0): { properties: Node; required: unknown[] } {
  const node = followed(document, schema);
  const below = (one: unknown) => fieldsOf(document, one, depth + 1);
  const parts = depth < 10 ? listOf(node.allOf).map(below) : [];
  const choices = depth < 10 ? [...listOf(node.oneOf), ...listOf(node.anyOf)].map(below) : [];
  const [first, ...others] = choices;
  const inAll = first?.required.filter((name) => others.every(({ required }) => required.includes(name))) ?? [];
  return {
    properties: Object.assign({}, ...[...parts, ...choices].map((one) => one.properties), nodeOf(node.properties)),
    required: [...listOf(node.required), ...parts.flatMap((one) => one.required), ...inAll],
  };
}

function isObjectSchema(document: SourceDocument, schema: unknown): boolean {
  const { type, properties, allOf, oneOf, anyOf } = followed(document, schema);
  const isOther = type !== undefined && type !== 'object' && !listOf(type).includes('object');
  return !isOther && (properties !== undefined || type !== undefined || [allOf, oneOf, anyOf].some(Array.isArray));
}

/** The body less the token, as one object with all fields of its parts and choices; undefined where there is none. */
export function bodyOf(
  document: SourceDocument,
  operation: Node,
  { read }: SchemaReader,
  { session }: Settings,
): Schema | undefined {
  const media = jsonIn(followed(document, operation.requestBody).content, 'takes');
  if (!media) return undefined;
  if (!isObjectSchema(document, media.schema)) throw new Error('its body is no object');
  const { properties, required } = fieldsOf(document, media.schema);
  const { [session]: _, ...own } = properties;
  return read({ type: 'object', properties: own, required: [...new Set(required)] });
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
  { read }: SchemaReader,
  settings: Settings,
): Answered {
  const responses = nodeOf(operation.responses);
  const status = ['200', '201', '202', '203', '2XX', '2xx', 'default', '204'].find((one) => one in responses);
  if (status === undefined) throw new Error('it does not say what it answers');
  const media = jsonIn(followed(document, responses[status]).content, 'answers');
  const at = textOf(operation['x-portal-envelope']) ?? settings.envelope;
  // An answer without content is one without data.
  if (!media) return { data: { type: 'object' }, example: {}, wire: { at: '' } };
  let schema: unknown = media.schema;
  let example = exampleIn(document, media);
  for (const name of at === '' ? [] : at.split('.')) {
    const { properties } = fieldsOf(document, schema);
    if (!(name in properties)) throw new Error(`its answer has no '${at}', where x-portal says that the data is`);
    schema = properties[name];
    example = nodeOf(example)[name];
  }
  if (isObjectSchema(document, schema) || Object.keys(followed(document, schema)).length === 0) {
    const { properties, required } = fieldsOf(document, schema);
    return { data: read({ type: 'object', properties, required }), example, wire: { at } };
  }
  // The portal finds a list by its name.
  const data = read({ type: 'object', properties: { items: schema }, required: ['items'] });
  return { data, example: example === undefined ? undefined : { items: example }, wire: { at, as: 'items' } };
}
