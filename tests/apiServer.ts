import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Ajv } from 'ajv';

/** A received call to an operation of a description. */
export interface Received {
  operation: string;
  path: Readonly<Record<string, string>>;
  /** Lists and objects as the description's `style` has them, everything else as texts. */
  query: Readonly<Record<string, unknown>>;
  headers: IncomingHttpHeaders;
  body: unknown;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: { type?: string };
}

interface Media {
  schema?: object;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** The parts of a description that the server reads. */
export interface Api {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components?: object;
}

/** Chooses one of the named examples of an answer, or a status that is described; without a name, the first. */
export type ChooseExample = (call: Received) => string | undefined;

/** Follows a reference within a description. */
function followed<Of extends { $ref?: string }>(api: Api, of: Of): Of {
  if (of.$ref === undefined) return of;
  const names = of.$ref.slice(2).split('/');
  return names.reduce<unknown>((found, name) => Reflect.get(Object(found), name), api) as Of; // The test's own file.
}

/** An example of a schema, composed from the examples of its fields. */
function exampleOf(api: Api, schema: unknown): unknown {
  const { example, properties, allOf, type } = followed(api, schema as { $ref?: string }) as Record<string, never>;
  if (example !== undefined) return example;
  if (allOf) return Object.assign({}, ...(allOf as unknown[]).map((part) => exampleOf(api, part)));
  if (!properties) return type === 'boolean' ? false : type === 'string' ? 'text' : null;
  const fields = Object.entries(properties).map(([name, of]) => [name, exampleOf(api, of)] as const);
  return Object.fromEntries(fields);
}

type Answer = [status: number, type?: string, body?: string];

function answerOf(api: Api, { responses }: Operation, wanted: string | undefined): Answer {
  const [first = '500'] = Object.keys(responses);
  const status = wanted !== undefined && wanted in responses ? wanted : first;
  const [[type, media] = []] = Object.entries(responses[status]?.content ?? {});
  if (!type || !media) return [Number(status)];
  const { examples = {} } = media;
  const named = examples[wanted ?? ''] ?? Object.values(examples)[0];
  const body = named ? followed(api, named).value : (media.example ?? exampleOf(api, media.schema));
  return [Number(status), type, isJson(type) ? JSON.stringify(body) : String(body)];
}

const isJson = (type: string) => /[/+]json$/.test(type);

/** The query of a call as its description writes lists and objects; a name that it lacks stays. */
function queryOf(given: URLSearchParams, parameters: readonly Parameter[]): Record<string, unknown> {
  const rest = new URLSearchParams(given);
  const read = parameters.flatMap(({ in: place, name, style = 'form', explode = style === 'form', schema }) => {
    const keys = style === 'deepObject' ? [...given.keys()].filter((key) => key.startsWith(`${name}[`)) : [name];
    const values = keys.flatMap((key) => given.getAll(key));
    if (place !== 'query' || values.length === 0) return [];
    for (const key of keys) rest.delete(key);
    const between = { pipeDelimited: '|', spaceDelimited: ' ' }[style] ?? ',';
    const list = explode ? values : values.flatMap((value) => value.split(between));
    const single = schema?.type === 'array' ? list : values[0];
    const fields = keys.map((key, at) => [key.slice(name.length + 1, -1), values[at]] as const);
    return [[name, style === 'deepObject' ? Object.fromEntries(fields) : single] as const];
  });
  return Object.fromEntries([...rest, ...read]);
}

/** Lists what is wrong with a call according to its description. */
function faultsOf(api: Api, operation: Operation, parameters: Parameter[], call: Received): string[] {
  const ajv = new Ajv({ strict: false, validateFormats: false, coerceTypes: true });
  ajv.addSchema(api, 'api');
  const inApi = (schema: object): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"api#/'));
  const isRight = (schema: object, value: unknown) =>
    ajv.validate(inApi({ type: 'object', properties: { value: schema } }), { value });
  const given = { path: call.path, query: call.query, header: call.headers };
  const known = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  const { content = {}, required = false } = operation.requestBody ?? {};
  const type = call.headers['content-type']?.split(';')[0] ?? '';
  const schema = content[type]?.schema;
  const answers = Object.values(operation.responses).flatMap((answer) => Object.keys(answer.content ?? {}));
  const accepted = call.headers.accept ?? '*/*';
  return [
    ...Object.keys(call.query).flatMap((name) => (known.has(name) ? [] : [`the query has ${name}`])),
    ...parameters.flatMap(({ in: place, name, required, schema = {} }) => {
      const value = given[place][place === 'header' ? name.toLowerCase() : name];
      if (value === undefined) return required ? [`${place} ${name} is missing`] : [];
      return isRight(schema, value) ? [] : [`${place} ${name} is ${String(value)}`];
    }),
    ...(schema && !isRight(schema, call.body) ? [`the body is ${JSON.stringify(call.body)}`] : []),
    ...(!schema && (required || call.body !== undefined) ? [`it has a body of ${type || 'no type'}`] : []),
    ...(accepted === '*/*' || answers.some((one) => accepted.includes(one)) ? [] : [`it accepts ${accepted}`]),
  ];
}

/** Passes a request on to another server, and its answer back. */
function passOn(incoming: IncomingMessage, outgoing: ServerResponse, behind: string): void {
  const { method, headers, url } = incoming;
  const passed = request(`${behind}${url}`, { method, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  const content = await text(incoming);
  const type = incoming.headers['content-type']?.split(';')[0] ?? '';
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(content));
  return content && isJson(type) ? JSON.parse(content) : content || undefined;
}

/**
 * A server that answers calls below /api with the examples of descriptions, refuses calls that do not conform, and
 * passes everything else on to the server behind it. `stop` ends it.
 */
export async function startApiServer(apis: readonly Api[], behind: string, choose: ChooseExample = () => undefined) {
  const calls: Received[] = [];
  const faults: string[] = [];
  const routes = apis.flatMap((api) =>
    // Paths without parameters come first, since those with parameters may match them, too.
    Object.entries(api.paths)
      .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)
      .map(([path, item]) => ({
        api,
        item,
        pattern: new RegExp(`^/api${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
      })),
  );

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '', behind);
    const route = routes.find(({ pattern }) => pattern.test(pathname));
    if (!route) return passOn(incoming, outgoing, behind);
    const { api, item, pattern } = route;
    const operation = item[incoming.method?.toLowerCase() ?? ''];
    const path = Object.fromEntries(
      Object.entries(pattern.exec(pathname)?.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    const { headers } = incoming;
    const parameters = [...(item.parameters ?? []), ...(operation?.parameters ?? [])].map((one) => followed(api, one));
    const query = queryOf(searchParams, parameters);
    const call = { operation: operation?.operationId ?? '', path, query, headers, body: await bodyOf(incoming) };
    const wrong = operation ? faultsOf(api, operation, parameters, call) : ['no such operation'];
    calls.push(call);
    faults.push(...wrong.map((fault) => `${incoming.method} ${pathname}: ${fault}`));
    const [status, type, body] =
      operation && wrong.length === 0
        ? answerOf(api, operation, choose(call))
        : [400, 'application/json', JSON.stringify({ wrong })];
    outgoing.writeHead(status, type ? { 'content-type': type } : {});
    outgoing.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      faults.push(String(error));
      outgoing.destroy();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return {
    url: `http://localhost:${port}`,
    /** The received calls, oldest first. */
    calls,
    /** Everything that was wrong with them. */
    faults,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
