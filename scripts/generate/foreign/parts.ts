import type { Wire } from '../../../src/client/wire.ts';
import { isObject } from '../../../src/values/isObject.ts';
import type { Constant } from '../../../src/values/wireCall.ts';
import type { Operation, Schema } from '../description.ts';
import { callOf, type Method, parametersOf, withParameters } from './calls.ts';
import { daysOf } from './days.ts';
import { fileIn } from './file.ts';
import type { SchemaReader } from './schemas.ts';
import { followed, listOf, type Node, needed, nodeOf, type SourceDocument, textOf } from './source.ts';

/** The `x-portal` of a description, usually added by an overlay. */
export interface Settings {
  /** The dotted path of the data in an answer; empty if the answer is the data. */
  envelope: string;
  /** The field of a body that carries the session token; empty if there is none. */
  session: string;
  scope: string;
  /** The fields of bodies with a fixed value, or with a new key for each command. */
  constants: Readonly<Record<string, Constant>>;
  /** The headers of every call. */
  headers: Readonly<Record<string, Constant>>;
  /** The paths that the portal does not use; `/admin/*` stands for all paths that begin like this. */
  skip: readonly string[];
}

const isConstant = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) || nodeOf(value).fresh === true;

const constantsIn = (said: unknown) =>
  Object.fromEntries(Object.entries(nodeOf(said)).filter((entry): entry is [string, Constant] => isConstant(entry[1])));

export function settingsOf({ root }: SourceDocument): Settings {
  const said = nodeOf(root['x-portal']);
  return {
    envelope: textOf(said.envelope) ?? '',
    session: textOf(said.session) ?? '',
    scope: textOf(said.scope) ?? 'investor',
    constants: constantsIn(said.constants),
    headers: constantsIn(said.headers),
    skip: listOf(said.skip).filter((one) => typeof one === 'string'),
  };
}

const isJson = (type: string) => /^(application\/([\w.-]+\+)?json\b|text\/json\b|\*\/\*)/i.test(type);

const isForm = (type: string) => /^application\/x-www-form-urlencoded\b/i.test(type);

/** The content of a body or an answer that the portal can write or read. Throws if there are only other media types. */
function mediaIn(content: unknown, what: 'takes' | 'answers'): { type: string; media: Node } | undefined {
  const all = Object.entries(nodeOf(content));
  const [type, media] =
    all.find(([type]) => isJson(type)) ?? all.find(([type]) => what === 'takes' && isForm(type)) ?? [];
  if (type === undefined && all.length > 0)
    throw new Error(`it ${what} ${all.map(([type]) => type).join(', ')}, not JSON`);
  return type === undefined ? undefined : { type, media: nodeOf(media) };
}

/** The header that names a media type, if it is not the usual one. */
const named = (header: string, type = '*/*'): Readonly<Record<string, string>> =>
  /^(application\/json|\*\/\*)/i.test(type) ? {} : { [header]: type };

/** Whether a schema allows an object, or anything. */
function isObjectSchema({ type, properties, anyOf, enum: values }: Node): boolean {
  if (type === undefined) return properties !== undefined || (anyOf === undefined && values === undefined);
  return type === 'object' || listOf(type).includes('object');
}

/** An operation as its description has it. */
export interface Written {
  method: Method;
  path: string;
  item: Node;
  operation: Node;
  kind: Operation['x-portal-kind'];
}

interface Sent {
  schema: Schema;
  wire: Pick<Wire, 'token' | 'constants' | 'headers' | 'call' | 'days'>;
}

const some = <Values extends object>(name: string, values: Values) =>
  Object.keys(values).length > 0 ? { [name]: values } : {};

/** The schema of a body with its media type; undefined if there is no body. Throws if the portal cannot send it. */
function sentBody(document: SourceDocument, { method, operation }: Written, { merged }: SchemaReader) {
  const found = mediaIn(needed(document, operation.requestBody, 'its body').content, 'takes');
  if (!found) return undefined;
  if (method === 'get')
    throw new Error('it is a GET with a body, which a browser cannot send; the gateway can offer a POST');
  needed(document, found.media.schema, 'its body');
  const schema = merged(found.media.schema);
  if (!isObjectSchema(schema)) throw new Error('its body is not an object');
  return { schema, type: found.type };
}

/**
 * What an operation takes, without the token and the constants, as one object with all fields of its parameters and of
 * the parts and choices of its body, and how these are sent on the wire.
 */
export function bodyOf(document: SourceDocument, written: Written, reader: SchemaReader, settings: Settings): Sent {
  const { method, path, item, operation, kind } = written;
  const sent = sentBody(document, written, reader);
  const body = sent?.schema;
  const usable = (constants: Settings['constants'], isSent: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(constants).filter(([name, value]) => isSent(name) && (kind === 'command' || !isObject(value))),
    );
  const headers = { ...named('Content-Type', sent?.type), ...usable(settings.headers, () => true) };
  const parameters = parametersOf(document, path, item, operation, reader, {
    body: Object.keys(nodeOf(body?.properties)),
    headers: Object.keys(headers),
  });
  const { properties, required } = withParameters(body ?? {}, parameters);
  const constants = usable(settings.constants, (name) => Object.hasOwn(properties, name));
  const filled = [settings.session, ...Object.keys(constants)];
  const given = Object.fromEntries(Object.entries(properties).filter(([name]) => !filled.includes(name)));
  const { days, ...fields } =
    kind === 'query' ? daysOf({ properties: given, required }, reader) : { properties: given, required };
  const call = callOf(method, path, body !== undefined, parameters);
  return {
    schema: reader.read({ type: 'object', ...fields }, 'sent'),
    wire: {
      token: Object.hasOwn(properties, settings.session) ? settings.session : '',
      ...some('constants', constants),
      ...some('headers', headers),
      ...(call && { call }),
      ...(days && { days }),
    },
  };
}

interface Answered {
  data: Schema;
  example: unknown;
  /** The schema of the whole answer; the data may be a part of it. */
  answer: Node;
  wire: Pick<Wire, 'at' | 'as' | 'file'>;
  /** The headers that ask for it. */
  headers: Readonly<Record<string, string>>;
}

/** The example next to a schema, in any form that OpenAPI allows. */
function exampleIn(document: SourceDocument, media: Node): unknown {
  const [first] = Object.values(nodeOf(media.examples));
  return media.example ?? followed(document, first).value ?? followed(document, media.schema).example;
}

/** The status of an operation's success: the first 2xx with content, else the first without, else `default`. */
function successOf(responses: Node): string | undefined {
  const all = Object.keys(responses).filter((one) => /^2(\d\d|xx)$/i.test(one));
  return (
    all.find((one) => !['202', '204', '205'].includes(one)) ??
    all[0] ??
    ('default' in responses ? 'default' : undefined)
  );
}

/** The data of an operation's answer. Throws if the answer is not JSON, or if there is none. */
export function answerOf(
  document: SourceDocument,
  operation: Node,
  { read, merged }: SchemaReader,
  settings: Settings,
): Answered {
  const responses = nodeOf(operation.responses);
  const status = successOf(responses);
  if (status === undefined) throw new Error('it describes no 2xx response; an overlay can add one');
  const { content } = needed(document, responses[status], 'its answer');
  const file = fileIn(content);
  if (file !== undefined) return { data: {}, example: undefined, answer: {}, wire: { at: '', file }, headers: {} };
  const found = mediaIn(content, 'answers');
  const at = textOf(operation['x-portal-envelope']) ?? settings.envelope;
  // An answer without content has no data.
  if (!found) return { data: { type: 'object' }, example: {}, answer: {}, wire: { at: '' }, headers: {} };
  const { media } = found;
  const headers = named('Accept', found.type);
  needed(document, media.schema, 'its answer');
  const answer = nodeOf(media.schema);
  let schema: unknown = answer;
  let example = exampleIn(document, media);
  for (const name of at === '' ? [] : at.split('.')) {
    const properties = nodeOf(merged(schema).properties);
    if (!Object.hasOwn(properties, name)) throw new Error(`its answer has no '${at}', where x-portal expects the data`);
    schema = properties[name];
    example = nodeOf(example)[name];
  }
  const whole = merged(schema);
  if (isObjectSchema(whole)) {
    const { properties = {}, required } = whole;
    return { data: read({ type: 'object', properties, required }, 'answered'), example, answer, wire: { at }, headers };
  }
  // The portal finds a list by its name.
  const data = read({ type: 'object', properties: { items: schema }, required: ['items'] }, 'answered');
  const items = example === undefined ? undefined : { items: example };
  return { data, example: items, answer, wire: { at, as: 'items' }, headers };
}
