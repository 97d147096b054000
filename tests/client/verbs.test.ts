import { describe, expect, it, onTestFinished } from 'vitest';
import { operationsOf } from '../../scripts/generate/description.ts';
import { adapt } from '../../scripts/generate/foreign/adapt.ts';
import { forgetKeys } from '../../src/client/defineAdapter.ts';
import { dataOf, problemIn } from '../../src/client/received.ts';
import { written } from '../../src/client/written.ts';
import { depot } from '../openapi/apis/depot.ts';
import { listen } from './listen.ts';
import { type Received, receive } from './openApi.ts';

const { description } = adapt(depot, 'apidepot', { ids: [], paths: [] });

function wireFor(id: string) {
  const found = operationsOf(description).find(({ operation }) => operation.operationId === id);
  const wire = found?.operation['x-portal-wire'];
  if (!wire) throw new Error(`The depot has no ${id}.`);
  return wire;
}

/** A call with these fields as the portal writes it. */
function writtenFor(id: string, fields: Readonly<Record<string, unknown>>, wire = wireFor(id)) {
  const kind = /^(list|show)/.test(id) ? 'query' : 'command';
  return written(fields, { id, kind, url: '' }, wire, depot.adapter);
}

/** What a server receives from a call with these fields. */
async function sent(id: string, fields: Readonly<Record<string, unknown>>): Promise<Received> {
  const { method, path, headers, body } = writtenFor(id, fields);
  const received: Received[] = [];
  const server = await listen(async (request, response) => {
    received.push(await receive(request));
    response.end();
  });
  onTestFinished(server.close);
  const type = body === undefined ? undefined : { 'content-type': 'application/json' };
  await fetch(`${server.origin}/api${path}`, { method, headers: { ...type, ...headers }, body: body ?? null });
  const [first] = received;
  if (!first) throw new Error('Nothing was received.');
  return first;
}

const ids = { depot_id: 'd/1 ü', order_id: 'o-1' };

describe('a call of another API', () => {
  it('is a GET with its fields in path, query and headers, and has no body', async () => {
    const fields = {
      depot_id: 'd/1 ü',
      status: 'open',
      nested: false,
      lowest: 20,
      session: 'token-1',
      'Depot-Zone': 'north',
    };
    const got = await sent('listOrders', fields);
    expect(`${got.method} ${got.path}`).toBe(
      'GET /api/v1/depots/d%2F1%20%C3%BC/orders?status=open&nested=false&lowest=20&session=token-1&channel=portal',
    );
    expect(got.headers).toMatchObject({ 'depot-zone': 'north', 'depot-version': '2026-01-01' });
    expect(got.headers).not.toHaveProperty('content-type');
    expect(got.headers).not.toHaveProperty('idempotency-key');
    expect(`${got.body}`).toBe('');
  });

  it('writes lists and objects of a query as the description says', async () => {
    const fields = {
      depot_id: 'd',
      symbols: ['A&B', 'C'],
      sides: ['buy', 'se,ll'],
      tags: ['x', 'y'],
      filter: { min: 5 },
      lowest: null,
      status: undefined,
    };
    const got = await sent('listOrders', fields);
    expect(got.path.split('?')[1]).toBe(
      'symbols=A%26B&symbols=C&sides=buy,se%2Cll&tags=x%7Cy&filter%5Bmin%5D=5&channel=portal',
    );
  });

  it('leaves fields of the path out of the body', async () => {
    const got = await sent('replaceOrder', { ...ids, id: 'o-1', qty: '3' });
    expect(`${got.method} ${got.path}`).toBe('PUT /api/v1/depots/d%2F1%20%C3%BC/orders/o-1');
    expect(got.json).toEqual({ id: 'o-1', qty: '3' });
    expect(got.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('sends each of two fields with the same name to its place', async () => {
    const fields = { depot_id: 'inner', depot_id_in_path: 'outer', symbol: 'OAK' };
    const got = await sent('createOrder', fields);
    expect(got).toMatchObject({
      method: 'POST',
      path: '/api/v1/depots/outer/orders',
      json: { depot_id: 'inner', symbol: 'OAK' },
    });
  });

  it('has an idempotency key, in the headers and in the body, until it succeeds or its form changes', () => {
    const wire = { ...wireFor('createOrder'), token: 'session' };
    const keysOf = (symbol: string, session: string) => {
      const fields = { depot_id: 'a', depot_id_in_path: 'a', symbol, session };
      const { headers, body } = writtenFor('createOrder', fields, wire);
      return [headers['Idempotency-Key'], JSON.parse(String(body)).request_id];
    };
    const first = keysOf('OAK', 'token-1');
    for (const key of first) expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(keysOf('OAK', 'token-2')).toEqual(first);
    const changed = keysOf('ELM', 'token-2');
    forgetKeys('createOrder');
    const repeated = keysOf('ELM', 'token-2');
    expect(new Set([...first, ...changed, ...repeated]).size).toBe(6);
  });

  it('is a DELETE without a body if the description has none', async () => {
    const got = await sent('cancelOrder', ids);
    expect(`${got.method} ${got.path}`).toBe('DELETE /api/v1/depots/d%2F1%20%C3%BC/orders/o-1');
    expect(`${got.body}`).toBe('');
  });

  it.each(['', '.', '..', undefined])('is not sent if a part of its path would be %j', (order_id) => {
    expect(() => writtenFor('showOrder', { depot_id: 'd', order_id })).toThrow('Something went wrong.');
  });
});

describe('the answer of another API', () => {
  it('is a list under a name, or an empty object if it has no content', () => {
    expect(dataOf([{ id: 'o-1' }], '', wireFor('listOrders'))).toEqual({ items: [{ id: 'o-1' }] });
    expect(dataOf(undefined, '', wireFor('cancelOrder'))).toEqual({});
  });

  it.each([
    [
      'problem details',
      { title: 'Refused', detail: 'Too much.', errors: [{ pointer: '#/of/amount', detail: 'Less.' }] },
    ],
    ['a list of errors', { message: 'Too much.', errors: [{ field: 'of.amount', message: 'Less.' }] }],
    [
      'an error within an object',
      { error: { message: 'Too much.' }, violations: [{ name: 'of.amount', reason: 'Less.' }] },
    ],
  ])('says what is wrong, and with which fields, as %s', (_, body) => {
    expect(problemIn(body)).toMatchObject({ message: 'Too much.', errors: { 'of.amount': 'Less.' } });
  });

  it('concerns a token only if the call has one', () => {
    expect([wireFor('listOrders').token, wireFor('showOrder').token]).toEqual(['session', '']);
  });
});
