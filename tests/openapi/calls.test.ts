import { expect, describe as group, it } from 'vitest';
import { adapter as adapterStep } from '../../src/client/adapter.ts';
import type { Exchange } from '../../src/client/call.ts';
import { type Adapter, forgetKeys, keyOf } from '../../src/client/defineAdapter.ts';
import { dataOf, problemIn } from '../../src/client/received.ts';
import type { Wire } from '../../src/client/wire.ts';
import { written } from '../../src/client/written.ts';
import { desk } from './apis/samples.ts';
import { as, json, object, ok, readApi, text, whole } from './readApi.ts';

const done = { responses: { 204: { description: 'done' } } };
const inQuery = (name: string, schema: object = text, more: object = {}) => ({ name, in: 'query', schema, ...more });
const list = { type: 'array', items: text };

const order = {
  parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
  get: {
    operationId: 'showOrder',
    parameters: [
      inQuery('symbols', list),
      inQuery('sides', list, { explode: false }),
      inQuery('tags', list, { style: 'pipeDelimited', explode: false }),
      inQuery('filter', object({ min: whole }), { style: 'deepObject' }),
      inQuery('nested', { type: 'boolean' }),
      inQuery('channel', text, { required: true }),
      inQuery('session'),
      { name: 'Accept', in: 'header', required: true, schema: text },
      { name: 'Desk-Zone', in: 'header', schema: list },
    ],
    ...ok(json(object({ id: text }))),
  },
  put: {
    operationId: 'replaceOrder',
    requestBody: json(object({ id: text, quantity: text, request_id: text }, { required: ['quantity'] })),
    ...done,
  },
  delete: { operationId: 'cancelOrder', ...done },
};

const adapter: Adapter = {
  headers: { 'Desk-Version': 'seven', 'Payout-Key': keyOf },
  fields: { channel: 'portal', request_id: keyOf },
  session: 'session',
};

/** The desk with an order, whose calls are of other kinds. */
const { operations, fields } = readApi({ root: { ...desk, paths: { ...desk.paths, '/orders/{id}': order } }, adapter });

const wireFor = (id: string): Wire => operations[id]?.wire;

/** A call as the portal writes it. */
const writtenFor = (id: string, given: Readonly<Record<string, unknown>>, wire = wireFor(id)) =>
  written(given, { id, kind: operations[id]?.kind ?? 'command' }, wire, adapter);

/** An API with one operation, as the portal knows it. */
const read = (item: object, document: object = {}, ofIt: Adapter = {}) =>
  readApi({ root: { paths: { '/rows': item }, ...document }, adapter: ofIt });

group('an operation of another API', () => {
  it('has a path of its own in the portal, and keeps its method and path on the wire', () => {
    const calls = ['showOrder', 'replaceOrder', 'cancelOrder', 'changeFund'].map((id) => {
      const { method, path } = wireFor(id).call ?? {};
      return [operations[id]?.path, `${method} ${path}`];
    });
    expect(calls).toEqual([
      ['/apit/showOrder', 'GET /orders/{id}'],
      ['/apit/replaceOrder', 'PUT /orders/{id}'],
      ['/apit/cancelOrder', 'DELETE /orders/{id}'],
      ['/apit/changeFund', 'PATCH /funds/{id}'],
    ]);
  });

  it.each([
    ['query', 'get', {}],
    ['command', 'get', { 'x-portal-kind': 'command' }],
    ['command', 'put', { operationId: 'list' }],
    ['query', 'post', { operationId: 'list.rows' }],
    ['query', 'post', { operationId: 'rowsView' }],
    ['command', 'post', { operationId: 'rows' }],
    ['query', 'post', { operationId: 'rows', 'x-portal-kind': 'query' }],
  ])('is a %s as a %s with %o', (kind, method, said) => {
    expect(Object.values(read({ [method]: { ...said, ...done } }).operations)).toMatchObject([{ kind }]);
  });

  it('has its parameters as fields of the body, without the token, constants and headers of every call', () => {
    expect(fields.showOrder?.required).toEqual(['id']);
    const names = ['id', 'symbols', 'sides', 'tags', 'filter', 'nested', 'Desk-Zone'];
    expect(Object.keys(fields.showOrder?.body ?? {})).toEqual(names);
    expect(fields.showOrder?.body).toMatchObject({
      id: { type: 'string', title: 'Id' },
      symbols: { items: { type: 'string' } },
      filter: { fields: { min: { type: 'number' } } },
      nested: { type: 'boolean' },
    });
    // A query has no idempotency key, so something else has to fill this one.
    const keyed = { parameters: [inQuery('request_id', text, { required: true })], ...done };
    expect(read({ get: keyed }, {}, adapter).fields.getRows?.required).toEqual(['request_id']);
    expect(fields.replaceOrder).toMatchObject({
      body: { id: {}, id_in_path: {} },
      required: ['id_in_path', 'quantity'],
    });
  });

  it('is of the selected investor and needs a session, unless the adapter or the description says otherwise', () => {
    const asked = { parameters: [inQuery('session')], ...done };
    const factsOf = (item: object, ofIt: Adapter = {}) => read({ get: item }, {}, { ...adapter, ...ofIt }).operations;
    expect(factsOf(asked).getRows).toMatchObject({
      scope: 'investor',
      session: 'required',
      wire: { token: 'session' },
    });
    expect(factsOf({ ...asked, security: [] }).getRows).toMatchObject({ session: 'none', wire: { token: '' } });
    expect(factsOf(asked, { scope: 'user' }).getRows.scope).toBe('user');
  });

  it('is left out with the reason if it cannot be sent, and in silence if an overlay skips it', () => {
    const body = { requestBody: json(object({ of: text })), ...ok(json(text)) };
    expect(read({ get: body, post: { parameters: [{ $ref: '#/none' }], ...done } }).problems).toEqual([
      'paths./rows.get is left out: it is a GET with a body, which a browser cannot send; the gateway can offer a POST',
      "paths./rows.post is left out: one of its parameters is '#/none', which leads nowhere; an overlay can add it",
    ]);
    const labelled = { parameters: [{ name: 'of', in: 'path', style: 'label', schema: text }], get: done };
    expect(readApi({ root: { paths: { '/rows/{of}': labelled } } }).problems).toEqual([
      "paths./rows/{of}.get is left out: 'of' has the style 'label', which the portal cannot write; an overlay can say 'simple'",
    ]);
    const skipped = { 'x-portal-skip': true, ...done };
    const { operations: left, problems } = read({ head: skipped, get: skipped });
    expect([left, problems]).toEqual([{}, []]);
  });

  it('gets a warning for a key that nothing sends, and for the beginning of its paths', () => {
    const securitySchemes = {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      other: { type: 'apiKey', in: 'query', name: 'key' },
      token: { type: 'http', scheme: 'bearer' },
      name: { type: 'http', scheme: 'basic' },
    };
    const saidFor = (security: object[], ofIt: Adapter = {}) =>
      read({ get: done }, { security, components: { securitySchemes } }, ofIt).problems;
    expect(saidFor([{ key: [] }, { other: [], token: [] }])).toEqual([
      "components.securitySchemes.key nothing sends 'X-Key', which its calls require; the gateway can add it, or the adapter of this API",
      "components.securitySchemes.other nothing sends 'key', which its calls require; the gateway can add it, or the adapter of this API",
    ]);
    expect(saidFor([{ name: [] }])).toHaveLength(1);
    expect(saidFor([{ key: [] }, { token: [] }])).toEqual([]);
    expect(saidFor([{ key: [] }], { headers: { 'X-Key': 'a' } })).toEqual([]);
    expect(saidFor([{ other: [] }], { fields: { key: 'a' } })).toEqual([]);
    expect(read({ get: done }, { servers: [{ url: 'https://bank.test/v7' }] }).problems).toEqual([
      "servers its paths begin with '/v7', which the gateway has to add",
    ]);
  });
});

group('a call of another API', () => {
  it.each([
    [
      'path, query and headers',
      'showOrder',
      { id: 'o/1 ü', nested: false, session: 'token', 'Desk-Zone': ['north', 'south'] },
      { method: 'GET', path: '/orders/o%2F1%20%C3%BC?nested=false&session=token&channel=portal', body: undefined },
      { 'Desk-Version': 'seven', 'Desk-Zone': 'north,south' },
    ],
    [
      'lists and objects in the style of the description',
      'showOrder',
      { id: 'o', symbols: ['A&B', 'C'], sides: ['buy', 'se,ll'], tags: ['x', 'y'], filter: { min: 5 }, nested: null },
      {
        path: '/orders/o?symbols=A%26B&symbols=C&sides=buy,se%2Cll&tags=x%7Cy&filter%5Bmin%5D=5&channel=portal',
      },
      { 'Desk-Version': 'seven' },
    ],
    [
      'no body if its description has none',
      'cancelOrder',
      { id: 'o' },
      { method: 'DELETE', path: '/orders/o', body: undefined },
      { 'Desk-Version': 'seven', 'Payout-Key': expect.any(String) },
    ],
    [
      'the media type of its body',
      'changeFund',
      { id: 'f', name: 'A' },
      { method: 'PATCH', path: '/funds/f', body: '{"name":"A"}' },
      { 'Desk-Version': 'seven', 'Payout-Key': expect.any(String), 'Content-Type': 'application/merge-patch+json' },
    ],
    [
      'a form if its description has no JSON',
      'createPayout',
      { to: 'A & B', remark: null },
      { body: 'to=A%20%26%20B' },
      {
        'Desk-Version': 'seven',
        'Payout-Key': expect.any(String),
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    ],
    ['the media type of its answer', 'listNotes', {}, {}, { 'Desk-Version': 'seven', Accept: 'text/json' }],
  ])('has %s', (_, id, given, call, headers) => {
    const found = writtenFor(id, given);
    expect(found).toMatchObject(call);
    expect(found.headers).toEqual(headers);
  });

  it('has files among its fields, whose media type the browser names', async () => {
    const paper = new File(['a'], 'a.pdf');
    const call = writtenFor('sendPaper', { paper, note: null, tags: ['x', null, 'y'] });
    const request = new Request('https://bank.test/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    // The step reads no more than this of its exchange.
    const step = adapterStep({ url: '/', api: { request: () => call } } as unknown as Exchange);
    const sent = await step.onRequest?.({ request, options: { baseUrl: 'https://bank.test' } } as never);
    expect(sent?.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
    expect([...(call.body as FormData)]).toEqual([
      ['paper', paper],
      ['tags', 'x'],
      ['tags', 'y'],
    ]);
  });

  it('has each of two fields with the same name in its place', () => {
    const { path, body } = writtenFor('replaceOrder', { id: 'inner', id_in_path: 'outer', quantity: '3' });
    expect(path).toBe('/orders/outer');
    expect(JSON.parse(String(body))).toEqual({ id: 'inner', quantity: '3', request_id: expect.any(String) });
  });

  it('has an idempotency key, in the headers and in the body, until it succeeds or its form changes', () => {
    const wire = { ...wireFor('replaceOrder'), token: 'session' };
    const keysOf = (quantity: string, session: string) => {
      const { headers, body } = writtenFor('replaceOrder', { id_in_path: 'a', quantity, session }, wire);
      return [headers['Payout-Key'], JSON.parse(String(body)).request_id];
    };
    const first = keysOf('1', 'token-1');
    for (const key of first) expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(keysOf('1', 'token-2')).toEqual(first);
    const changed = keysOf('2', 'token-2');
    forgetKeys('replaceOrder');
    const repeated = keysOf('2', 'token-2');
    expect(new Set([...first, ...changed, ...repeated]).size).toBe(6);
  });

  it.each(['', '.', '..', undefined])('is not sent if a part of its path would be %j', (id) => {
    expect(() => writtenFor('showOrder', { id })).toThrow('Something went wrong.');
  });

  it('has a token only if its description has a place for one', () => {
    expect([wireFor('showOrder').token, wireFor('cancelOrder').token]).toEqual(['session', '']);
  });
});

group('an answer of another API', () => {
  it.each(['*/*', 'text/json', 'application/problem+json'])('is read as JSON if its media type is %s', (type) => {
    expect(read({ get: ok(as(type, object({ id: text }))) }).fields).toMatchObject({ getRows: { data: { id: {} } } });
  });

  it('is the object or the list at its place, or an empty object if it has no content', () => {
    const body = { data: [{ id: 'a' }] };
    expect(dataOf(body, '', wireFor('getFund'))).toEqual(body);
    expect(dataOf(body, 'data', wireFor('listNotes'))).toEqual({ items: body.data });
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
});
