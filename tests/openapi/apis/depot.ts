import { defineAdapter, keyOf } from '../../../src/client/defineAdapter.ts';

const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
const text = { type: 'string' };
const order = {
  type: 'object',
  required: ['id', 'qty'],
  properties: { id: text, symbol: text, qty: { type: 'string' }, limit_price: { type: 'number' } },
};
const orders = { type: 'array', items: { $ref: '#/components/schemas/Order' } };
const answers = (schema: object, example?: unknown) => ({ 200: { description: 'ok', content: json(schema, example) } });
const list = { type: 'array', items: text };

/** A realistic description of a depot: all verbs, parameters in path, query and header, arrays, empty answers. */
const described = {
  openapi: '3.0.3',
  info: { title: 'Depot', version: '1' },
  paths: {
    '/v1/depots/{depot_id}/orders': {
      parameters: [{ name: 'depot_id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      get: {
        operationId: 'listOrders',
        parameters: [
          {
            name: 'status',
            in: 'query',
            description: 'Which of them.',
            schema: { type: 'string', enum: ['open', 'closed'] },
          },
          { name: 'symbols', in: 'query', schema: list },
          { name: 'sides', in: 'query', explode: false, schema: list },
          { name: 'tags', in: 'query', style: 'pipeDelimited', explode: false, schema: list },
          {
            name: 'filter',
            in: 'query',
            style: 'deepObject',
            schema: { type: 'object', properties: { min: { type: 'integer' } } },
          },
          { name: 'nested', in: 'query', schema: { type: 'boolean' } },
          { name: 'lowest', in: 'query', schema: { type: 'integer', maximum: 500 } },
          { name: 'channel', in: 'query', required: true, schema: text },
          { name: 'session', in: 'query', schema: text },
          { name: 'Accept', in: 'header', required: true, schema: text },
          { name: 'Depot-Zone', in: 'header', schema: text },
        ],
        responses: answers(orders, [{ id: 'o-1', symbol: 'OAK', qty: '12.5', limit_price: 4 }]),
      },
      post: {
        operationId: 'createOrder',
        requestBody: {
          content: json({
            type: 'object',
            required: ['symbol', 'depot_id'],
            properties: { symbol: text, depot_id: text, request_id: text },
          }),
        },
        responses: { 201: { description: 'made', content: json({ $ref: '#/components/schemas/Order' }) } },
      },
    },
    '/v1/depots/{depot_id}/orders/{order_id}': {
      parameters: [
        { name: 'depot_id', in: 'path', required: true, schema: text },
        { name: 'order_id', in: 'path', required: true, schema: text },
      ],
      get: { operationId: 'showOrder', responses: answers({ $ref: '#/components/schemas/Order' }) },
      put: {
        operationId: 'replaceOrder',
        requestBody: { content: json(order) },
        responses: { 204: { description: 'done' } },
      },
      patch: {
        requestBody: { content: json({ type: 'object', properties: { qty: text } }) },
        responses: answers({ $ref: '#/components/schemas/Order' }),
      },
      delete: { operationId: 'cancelOrder', responses: { 204: { description: 'gone' } } },
    },
    '/v1/calendar': {
      get: {
        operationId: 'calendar',
        responses: answers(
          { type: 'array', items: { type: 'object', properties: { date: { type: 'string', format: 'date' } } } },
          [{ date: '2026-07-10' }],
        ),
      },
    },
  },
  components: { schemas: { Order: order } },
};

const adapter = defineAdapter({
  headers: { 'Depot-Version': '2026-01-01', 'Idempotency-Key': keyOf },
  fields: { channel: 'portal', request_id: keyOf },
  session: 'session',
});

/** The depot with its adapter, as the generator reads it. */
export const depot = { file: 'openapi/apis/depot.json', root: described, adapter };
