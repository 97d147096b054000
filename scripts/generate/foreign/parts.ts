import { type Adapter, keyOf } from '../../../src/client/defineAdapter.ts';
import type { Wire } from '../../../src/client/wire.ts';
import type { Schema } from '../description.ts';
import { type Method, takenBy, type Written } from './calls.ts';
import { daysOf } from './days.ts';
import { fileIn } from './file.ts';
import { fileFormat, type SchemaReader } from './schemas.ts';
import { followed, listOf, type Node, needed, nodeOf, type SourceDocument } from './source.ts';

const isJson = (type: string) => /^(application\/([\w.-]+\+)?json\b|text\/json\b|\*\/\*)/i.test(type);

const isForm = (type: string) => /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);

/** The content of a body or an answer that the portal can write or read. Throws if there are only other media types. */
function mediaIn(content: unknown, what: 'takes' | 'answers'): { type: string; media: Node } | undefined {
  const all = Object.entries(nodeOf(content));
  const [type, media] =
    all.find(([type]) => isJson(type)) ?? all.find(([type]) => what === 'takes' && isForm(type)) ?? [];
  if (type === undefined && all.length > 0)
    throw new Error(`it ${what} ${all.map(([type]) => type).join(', ')}, not JSON`);
  if (type === undefined) return undefined;
  // The portal itself writes a form, for which a charset means nothing.
  return { type: isForm(type) ? (type.split(';')[0] ?? '').trim().toLowerCase() : type, media: nodeOf(media) };
}

/** The header that names a media type, if it is not the usual one. */
const named = (header: string, type = '*/*'): Readonly<Record<string, string>> =>
  /^(application\/json|\*\/\*)/i.test(type) ? {} : { [header]: type };

/** Whether a schema allows an object, or anything. */
function isObjectSchema({ type, properties, anyOf, enum: values }: Node): boolean {
  if (type === undefined) return properties !== undefined || (anyOf === undefined && values === undefined);
  return type === 'object' || listOf(type).includes('object');
}

interface Sent {
  schema: Schema;
  wire: Pick<Wire, 'token' | 'fills' | 'headers' | 'types' | 'call' | 'days'>;
}

const some = <Values extends object>(name: string, values: Values) =>
  Object.keys(values).length > 0 ? { [name]: values } : {};

/** The schema of a body with its media type; undefined if there is no body. Throws if the portal cannot send it. */
export function sentBody(
  document: SourceDocument,
  { method, operation }: Pick<Written, 'method' | 'operation'>,
  { merged }: SchemaReader,
) {
  const found = mediaIn(needed(document, operation.requestBody, 'its body').content, 'takes');
  if (!found) return undefined;
  if (method === 'get')
    throw new Error('it is a GET with a body, which a browser cannot send; the gateway can offer a POST');
  needed(document, found.media.schema, 'its body');
  const schema = merged(found.media.schema);
  if (!isObjectSchema(schema)) throw new Error('its body is not an object');
  const { type } = found;
  if (type !== 'multipart/form-data') return { schema, type };
  const fields = Object.entries(nodeOf(schema.properties)).map(([name, one]) => {
    const field = merged(one);
    return [name, field.format === 'binary' ? { ...field, format: fileFormat } : one] as const;
  });
  return { schema: { ...schema, properties: Object.fromEntries(fields) }, type };
}

/**
 * What an operation takes, without the token and what the adapter fills, as one object with all fields of its parameters
 * and of the parts and choices of its body, and how these are sent on the wire.
 */
export function bodyOf(document: SourceDocument, written: Written, reader: SchemaReader, adapter: Adapter): Sent {
  const { method, path, kind } = written;
  const sent = sentBody(document, written, reader);
  // A query has no idempotency key.
  const filledBy = (values: Adapter['headers'] = {}) =>
    Object.keys(values).filter((name) => kind === 'command' || values[name] !== keyOf);
  const headers = filledBy(adapter.headers);
  const { properties, required, places } = takenBy(document, written, sent?.schema, headers);
  const { session = '' } = adapter;
  const fills = filledBy(adapter.fields).filter((name) => Object.hasOwn(properties, name));
  const given = Object.fromEntries(
    Object.entries(properties).filter(([name]) => name !== session && !fills.includes(name)),
  );
  const { days, ...fields } =
    kind === 'query' ? daysOf({ properties: given, required }, reader) : { properties: given, required };
  const call = { method: method.toUpperCase() as Uppercase<Method>, path, body: sent !== undefined, places };
  return {
    schema: reader.read(
      { type: 'object', ...fields, 'x-portal-shown-for': sent?.schema['x-portal-shown-for'] },
      'sent',
    ),
    wire: {
      token: Object.hasOwn(properties, session) ? session : '',
      ...some('fills', fills),
      ...some('headers', headers),
      ...some('types', named('Content-Type', sent?.type)),
      call,
      ...(days && { days }),
    },
  };
}

export interface Answered {
  data: Schema;
  /** The example of the whole answer. */
  example: unknown;
  /** The path of the data in the answer. */
  at: string;
  wire: Pick<Wire, 'as' | 'file' | 'types'>;
}

/** The example next to a schema, in any form that OpenAPI allows. */
function exampleIn(document: SourceDocument, media: Node): unknown {
  const [first] = Object.values(nodeOf(media.examples));
  return media.example ?? followed(document, first).value ?? followed(document, media.schema).example;
}

/** The JSON or the file that an operation answers, if it has any content. Throws if it is something else. */
export function answeredBy(document: SourceDocument, operation: Node): { media?: Node; type?: string; file?: string } {
  const responses = nodeOf(operation.responses);
  const success = Object.keys(responses).find((one) => /^2(\d\d|xx)$/i.test(one)) ?? 'default';
  if (!(success in responses)) throw new Error('it describes no 2xx response; an overlay can add one');
  const { content } = needed(document, responses[success], 'its answer');
  const file = fileIn(content);
  return file === undefined ? { ...mediaIn(content, 'answers') } : { file };
}

/** The data of an operation's answer, which is at a dotted path. Throws if the answer is not JSON, or if there is none. */
export function answerOf(
  document: SourceDocument,
  operation: Node,
  { read, merged }: SchemaReader,
  at: string,
): Answered {
  const { media, type, file } = answeredBy(document, operation);
  if (file !== undefined) return { data: {}, example: undefined, at, wire: { file } };
  // An answer without content has no data.
  if (!media) return { data: { type: 'object' }, example: {}, at, wire: {} };
  needed(document, media.schema, 'its answer');
  let schema = media.schema;
  const example = exampleIn(document, media);
  for (const name of at === '' ? [] : at.split('.')) {
    const properties = nodeOf(merged(schema).properties);
    if (!Object.hasOwn(properties, name))
      throw new Error(`its answer has no '${at}', where the adapter finds the data`);
    schema = properties[name];
  }
  const whole = merged(schema);
  const wire = some('types', named('Accept', type));
  if (isObjectSchema(whole)) {
    const { properties = {}, required } = whole;
    return { data: read({ type: 'object', properties, required }, 'answered'), example, at, wire };
  }
  // The portal finds a list by its name.
  const data = read({ type: 'object', properties: { items: schema }, required: ['items'] }, 'answered');
  return { data, example, at, wire: { ...wire, as: 'items' } };
}
