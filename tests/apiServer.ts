import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Ajv } from 'ajv';

/** A received call to an operation of a description. */
export interface Received {
  operation: string;
  path: Readonly<Record<string, string>>;
  /** Lists as the description has them, everything else as texts. */
  query: Readonly<Record<string, unknown>>;
  headers: IncomingHttpHeaders;
  body: unknown;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  /** False if a list is one text. */
  explode?: boolean;
  schema?: object;
}

interface Media {
  schema?: object;
  example?: unknown;
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
}

type Answer = [status: number, type?: string, body?: string];

/** The example of the first response, or of the one with this status. */
function answerOf({ responses }: Operation, status = Object.keys(responses)[0] ?? '500'): Answer {
  const [[type, media] = []] = Object.entries(responses[status]?.content ?? {});
  if (!type) return [Number(status)];
  return [Number(status), type, isJson(type) ? JSON.stringify(media?.example) : String(media?.example)];
}

const isJson = (type: string) => /[/+]json$/.test(type);

/** The query of a call with lists as its description writes them; a name that it lacks stays. */
function queryOf(given: URLSearchParams, parameters: readonly Parameter[]): Record<string, unknown> {
  const values = [...given].map(([name, value]) => {
    const found = parameters.find((one) => one.in === 'query' && one.name === name);
    return [name, found?.explode === false ? value.split(',') : value] as const;
  });
  return Object.fromEntries(values);
}

/** Lists what is wrong with a call according to its description. */
function faultsOf(operation: Operation, parameters: Parameter[], call: Received): string[] {
  const ajv = new Ajv({ strict: false, validateFormats: false, coerceTypes: true });
  const isRight = (schema: object, value: unknown) =>
    ajv.validate({ type: 'object', properties: { value: schema } }, { value });
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
 * A server that answers calls below /api with the examples of a description, refuses calls that do not conform and
 * those that `refuses` picks, and passes everything else on to the server behind it. `stop` ends it.
 */
export async function startApiServer(api: Api, behind: string, refuses: (call: Received) => boolean) {
  const calls: Received[] = [];
  const faults: string[] = [];
  const routes = Object.entries(api.paths).map(([path, item]) => ({
    item,
    pattern: new RegExp(`^/api${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '', behind);
    const route = routes.find(({ pattern }) => pattern.test(pathname));
    if (!route) return passOn(incoming, outgoing, behind);
    const { item, pattern } = route;
    const operation = item[incoming.method?.toLowerCase() ?? ''];
    const path = Object.fromEntries(
      Object.entries(pattern.exec(pathname)?.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    const { headers } = incoming;
    const parameters = [...(item.parameters ?? []), ...(operation?.parameters ?? [])];
    const query = queryOf(searchParams, parameters);
    const call = { operation: operation?.operationId ?? '', path, query, headers, body: await bodyOf(incoming) };
    const wrong = operation ? faultsOf(operation, parameters, call) : ['no such operation'];
    calls.push(call);
    faults.push(...wrong.map((fault) => `${incoming.method} ${pathname}: ${fault}`));
    const [status, type, body] =
      operation && wrong.length === 0
        ? answerOf(operation, refuses(call) ? '422' : undefined)
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
