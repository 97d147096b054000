const text = { type: 'string' };
const object = (properties: object, required: readonly string[] = []) => ({ type: 'object', required, properties });
const rows = (properties: object = {}) => ({ type: 'array', items: object({ id: text, ...properties }, ['id']) });
const as = (type: string, schema: object, example?: unknown) => ({
  content: { [type]: { schema, ...(example !== undefined && { example }) } },
});
const json = (schema: object, example?: unknown) => as('application/json', schema, example);
const ok = (content: object) => ({ responses: { 200: { description: 'ok', ...content } } });
const done = { responses: { 204: { description: 'done' } } };
const id = { name: 'id', in: 'path', required: true, schema: text };
const list = (operationId: string, schema: object, more: object = {}) => ({
  get: { operationId, ...more, ...ok(json(schema)) },
});
const kind = (value: string, properties: object) =>
  object({ kind: { const: value }, ...properties }, ['kind', ...Object.keys(properties)]);

const fund = object(
  {
    id: text,
    serial: { type: 'integer', format: 'int64' },
    name: text,
    rate: { type: 'number', 'x-portal-format': 'fraction' },
    amount: { type: 'string', 'x-portal-format': 'money', 'x-portal-currency': 'EUR' },
    state: { type: 'string', enum: ['open', 'paid'] },
    thing: { oneOf: [kind('house', {}), kind('car', {})] },
  },
  ['id'],
);
const north = {
  id: 'f 1',
  serial: 7,
  name: 'North',
  rate: 0.0525,
  amount: '1250.10',
  state: 'open',
  thing: { kind: 'car' },
};

/** What descriptions have that the portal's own has not. */
export const desk = {
  openapi: '3.1.0',
  info: { title: 'Desk', version: '1' },
  paths: {
    '/funds': {
      get: {
        operationId: 'listFunds',
        parameters: [
          {
            name: 'state',
            in: 'query',
            explode: false,
            schema: { type: 'array', items: { type: 'string', enum: ['open', 'paid'] } },
          },
          {
            name: 'made',
            in: 'query',
            style: 'deepObject',
            schema: object({ gte: { type: 'string', format: 'date' } }),
          },
        ],
        ...ok(json(object({ data: { type: 'array', items: fund } }, ['data']), { data: [north] })),
      },
    },
    '/funds/{id}': {
      parameters: [id],
      get: { operationId: 'getFund', ...ok(json(object({ data: fund }, ['data']), { data: north })) },
      patch: {
        operationId: 'changeFund',
        requestBody: as('application/merge-patch+json', object({ name: text }, ['name'])),
        ...done,
      },
    },
    '/funds/{id}/slip': {
      get: { operationId: 'getSlip', parameters: [id], ...ok(as('text/csv', text, 'date,amount\r\n')) },
    },
    '/units/{id}': { parameters: [id], ...list('getUnit', object({ id: text, units: { type: 'integer' } }, ['id'])) },
    '/branches': { get: { operationId: 'listBranches', ...ok(as('*/*', rows())) } },
    '/notes': { get: { operationId: 'listNotes', ...ok(as('text/json', rows())) } },
    '/pictures/{id}': { get: { operationId: 'getPicture', parameters: [id], ...ok(as('image/png', text)) } },
    '/positions': list('listPositions', object({ result: object({ positions: rows(), next: text }) }), {
      parameters: [
        { name: 'kinds', in: 'query', schema: { type: 'array', items: { type: 'string', enum: ['bond', 'share'] } } },
        { name: 'cursor', in: 'query', schema: text },
        { name: 'size', in: 'query', schema: { type: 'integer' } },
      ],
    }),
    '/series': list('listSeries', rows(), {
      parameters: [{ name: 'ids', in: 'query', required: true, schema: { type: 'array', items: text } }],
    }),
    '/entries': list('listEntries', rows(), { requestBody: json(object({ account: text })) }),
    '/vaults': list('listVaults', rows(), { security: [{ token: [] }] }),
    '/papers': {
      post: {
        operationId: 'sendPaper',
        requestBody: as('multipart/form-data', object({ paper: { type: 'string', format: 'binary' } }, ['paper'])),
        ...done,
      },
    },
    '/circles': list('listCircles', { type: 'array', items: { $ref: '#/components/schemas/Circle' } }),
    '/exporters': {
      post: {
        operationId: 'createExporter',
        requestBody: json(object({ driver: text }, ['driver'])),
        ...ok(json(object({ name: text }))),
      },
    },
    '/payouts': {
      post: {
        operationId: 'createPayout',
        parameters: [{ name: 'Payout-Key', in: 'header', required: true, schema: text }],
        requestBody: as(
          'application/x-www-form-urlencoded',
          object({ to: text, remark: { type: 'string', maxLength: 40 } }, ['to']),
        ),
        responses: {
          202: { description: 'later' },
          422: {
            description: 'refused',
            ...as('application/problem+json', object({ detail: text }), {
              detail: 'Nobody has an account.',
              errors: [{ pointer: '#/to', detail: 'Has no account.' }],
            }),
          },
        },
      },
    },
    '/claims': {
      post: {
        operationId: 'createClaim',
        requestBody: json({
          oneOf: [kind('house', { rooms: { type: 'integer' } }), kind('car', { plate: text })],
          discriminator: { propertyName: 'kind' },
        }),
        ...done,
      },
    },
  },
  components: {
    securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Desk-Token' } },
    schemas: {
      Base: { allOf: [{ $ref: '#/components/schemas/Circle' }, object({ b: { type: ['integer', 'null'] } })] },
      Circle: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          object(
            {
              id: text,
              within: { type: 'array', items: { $ref: '#/components/schemas/Circle' } },
              named: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Circle' } },
              pair: { type: 'array', prefixItems: [text, { type: 'number' }] },
              any: true,
              never: false,
              mixed: { type: ['string', 'integer'] },
              few: { enum: [1, 2, null] },
              constructor: text,
              toString: { type: 'integer' },
            },
            ['id'],
          ),
        ],
      },
    },
  },
};

const newer = { openapi: '3.2.0', info: { title: 'Newer', version: '1' }, paths: { '/new': list('listNew', rows()) } };

/** YAML that only some parsers take, with a schema that refers to itself. */
const loose = `openapi: 3.0.0
info: { title: Loose, version: '1' }
paths:
  /loops:
    get:
      operationId: listLoops
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Row' } } } } }
components:
  schemas:
    Loop: { $ref: '#/components/schemas/Loop' }
    Row: { type: object, properties: { a: { type: string }, b: { $ref: '#/components/schemas/Loop' } } }
  examples:
    one:
      value:
        {
          "rows": [
            { "a": 1 }
      ]
    }
`;

/** Descriptions by their files, each written for what has once failed. */
export const samples: Readonly<Record<string, string>> = {
  'desk.json': JSON.stringify(desk),
  'newer.json': JSON.stringify(newer),
  'loose.yaml': loose,
};

/** A description that is refused. */
export const swagger = `swagger: '2.0'
info: { title: Old, version: '1' }
paths: { /clients: { get: { responses: { '200': { description: ok, schema: { type: string } } } } } }
`;

/** What the portal has to know of the desk. */
export const deskAdapter = `{
  headers: { 'Payout-Key': keyOf },
  pages: { '/positions': { get: byCursor({ cursor: 'cursor', size: 'size', next: 'result.next' }) } },
}`;

const helpers = ['byCursor', 'byLink', 'byOffset', 'byPage', 'defineAdapter', 'envelope', 'keyOf'];

/** The file with an adapter, beside the description of this name. */
export function adapterFile(name: string, adapter: string): string {
  const text = `defineAdapter<paths>(${adapter.trim()})`;
  return `import type { paths } from '../../generated/apis/${name}.ts';
import { ${helpers.filter((helper) => text.includes(helper)).join(', ')} } from '../../src/client/defineAdapter.ts';

export default ${text};
`;
}
