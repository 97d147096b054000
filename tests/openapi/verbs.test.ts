import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../scripts/generate/description.ts';
import { describedFields } from '../../scripts/generate/fields.ts';
import { adapt } from '../../scripts/generate/foreign/adapt.ts';
import { examplesFile } from '../../scripts/generate/registry.ts';
import { depot } from './apis/depot.ts';

const adapted = (paths: object = depot.root.paths) =>
  adapt({ ...depot, root: { ...depot.root, paths } }, 'apidepot', { ids: [], paths: [] });
const { description, problems } = adapted();
const operations = Object.fromEntries(operationsOf(description).map((one) => [one.operation.operationId, one]));
const fields = describedFields(description);

describe('a description with all verbs', () => {
  it('reads with GET and changes with the others, each with a path of its own in the portal', () => {
    expect(problems).toEqual([]);
    expect(
      Object.entries(operations).map(([id, { path, operation }]) => {
        const { method, path: called } = operation['x-portal-wire']?.call ?? {};
        return [id, operation['x-portal-kind'], path, `${method} ${called}`];
      }),
    ).toEqual([
      ['calendar', 'query', '/apidepot/calendar', 'GET /v1/calendar'],
      ['cancelOrder', 'command', '/apidepot/cancelOrder', 'DELETE /v1/depots/{depot_id}/orders/{order_id}'],
      ['createOrder', 'command', '/apidepot/createOrder', 'POST /v1/depots/{depot_id}/orders'],
      ['listOrders', 'query', '/apidepot/listOrders', 'GET /v1/depots/{depot_id}/orders'],
      [
        'patchV1DepotsDepotIdOrdersOrderId',
        'command',
        '/apidepot/patchV1DepotsDepotIdOrdersOrderId',
        'PATCH /v1/depots/{depot_id}/orders/{order_id}',
      ],
      ['replaceOrder', 'command', '/apidepot/replaceOrder', 'PUT /v1/depots/{depot_id}/orders/{order_id}'],
      ['showOrder', 'query', '/apidepot/showOrder', 'GET /v1/depots/{depot_id}/orders/{order_id}'],
    ]);
  });

  it('follows its overlay for a GET', () => {
    const paths = { '/ping': { get: { 'x-portal-kind': 'command', responses: { 204: { description: 'ok' } } } } };
    const [ping] = operationsOf(adapted(paths).description);
    expect(ping?.operation['x-portal-kind']).toBe('command');
  });

  it('has its parameters as fields of the body, without the token, constants and headers of every call', () => {
    expect(fields.listOrders).toMatchObject({
      body: {
        depot_id: { type: 'string', title: 'Depot id' },
        status: { values: ['open', 'closed'] },
        symbols: { items: { type: 'string' } },
        nested: { type: 'boolean' },
        lowest: { type: 'number' },
        'Depot-Zone': { type: 'string' },
      },
      required: ['depot_id'],
      data: { items: { key: 'id', rows: { qty: { type: 'string' } } } },
    });
    for (const name of ['channel', 'session', 'Accept']) expect(fields.listOrders?.body).not.toHaveProperty([name]);
    expect(fields.calendar?.body).toEqual({});
    expect(fields.cancelOrder?.data).toEqual({});
  });

  it('distinguishes a parameter from a field of the body with the same name', () => {
    expect(fields.createOrder).toMatchObject({
      body: { depot_id: { type: 'string' }, depot_id_in_path: { type: 'string' }, symbol: {} },
      required: ['depot_id_in_path', 'symbol', 'depot_id'],
    });
    expect(operations.createOrder?.operation['x-portal-wire']?.call?.places).toEqual({
      depot_id_in_path: { in: 'path', as: 'depot_id' },
    });
  });

  it('has the examples of its answers for the sandbox as they are, those of the most specific paths first', () => {
    const lines = [...examplesFile(description).matchAll(/^ {2}(\w+): (.*),$/gm)].map(([, id, example]) => [
      id,
      example,
    ]);
    expect(Object.fromEntries(lines)).toMatchObject({ calendar: '[{"date":"2026-07-10"}]', cancelOrder: '{}' });
    const order = lines.map(([id]) => id);
    expect(order.indexOf('calendar')).toBeGreaterThan(order.indexOf('showOrder'));
  });
});

describe('an operation that cannot be sent', () => {
  const reasonFor = (item: object, path = '/x') => adapted({ [path]: item }).problems.map(({ message }) => message);
  const ok = { responses: { 204: { description: 'ok' } } };

  it.each([
    [
      'a cookie that it requires',
      { get: { ...ok, parameters: [{ name: 'sid', in: 'cookie', required: true }] } },
      "is left out: it needs 'sid' in the cookie, which a page cannot send; the gateway can add it",
    ],
    [
      'a parameter with a broken reference',
      { get: { ...ok, parameters: [{ $ref: '#/components/parameters/None' }] } },
      "is left out: one of its parameters is '#/components/parameters/None', which leads nowhere; an overlay can add it",
    ],
    ['HEAD', { head: ok }, 'is left out: screens cannot use it; `x-portal-skip: true` silences this warning'],
  ])('says so and what to do: %s', (_what, item, reason) => {
    expect(reasonFor(item)).toEqual([reason]);
  });

  it('is not mentioned if its overlay skips it', () => {
    expect(reasonFor({ head: { ...ok, 'x-portal-skip': true }, get: { ...ok, 'x-portal-skip': true } })).toEqual([]);
  });
});
