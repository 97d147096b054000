import { expect, describe as group, it } from 'vitest';
import type { Adapter } from '../../src/client/defineAdapter.ts';
import { byCursor, defineAdapter } from '../../src/client/defineAdapter.ts';
import { dataOf } from '../../src/client/received.ts';
import { written } from '../../src/client/written.ts';
import { readApi } from './readApi.ts';

const text = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties });
const rows = { type: 'array', items: object({ id: text, units: { type: 'integer' } }) };
const as = (type: string, schema: object) => ({ content: { [type]: { schema } } });
const answered = (type: string, schema: object = rows) => ({
  responses: { 200: { description: 'ok', ...as(type, schema) } },
});

const command = { id: 'rows', kind: 'command', url: '/rows' } as const;
const plain = { api: 't', token: '' };

/** What the portal knows of an API with one operation. */
function read(item: object, document: object = {}, adapter: Adapter = {}) {
  const { operations, fields, problems } = readApi({ root: { paths: { '/rows': item }, ...document }, adapter });
  const [id = ''] = Object.keys(operations);
  return { facts: operations[id], fields: fields[id], problems };
}

group('a call of another API', () => {
  it('is sent and answered in the media types that its description names', () => {
    const { facts } = read({
      patch: {
        requestBody: as('application/merge-patch+json', object({ name: text })),
        ...answered('application/vnd.bank+json'),
      },
    });
    const { headers } = written({ name: 'A' }, command, facts?.wire ?? plain);
    expect(headers).toEqual({ 'Content-Type': 'application/merge-patch+json', Accept: 'application/vnd.bank+json' });
    expect(read({ get: answered('application/json') }).facts?.wire?.headers).toBeUndefined();
  });

  it('is sent as a form if its description has no JSON', () => {
    const { facts } = read({
      post: {
        requestBody: as('application/x-www-form-urlencoded', object({ name: text, of: text })),
        ...answered('application/json'),
      },
    });
    const { headers, body } = written({ name: 'A & B', of: null }, command, facts?.wire ?? plain);
    expect(headers).toEqual({ 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(body).toBe('name=A%20%26%20B');
  });

  it('is sent with its files if its description has them', () => {
    const sent = object({ paper: { ...text, format: 'binary' }, note: text, tags: { type: 'array', items: text } });
    const { facts } = read({
      post: { requestBody: as('multipart/form-data', sent), ...answered('application/vnd.bank+json') },
    });
    const paper = new File(['a'], 'a.pdf');
    const { headers, body } = written({ paper, note: null, tags: ['x', 'y'] }, command, facts?.wire ?? plain);
    expect(headers).toEqual({ Accept: 'application/vnd.bank+json' });
    expect([...(body as FormData)]).toEqual([
      ['paper', paper],
      ['tags', 'x'],
      ['tags', 'y'],
    ]);
  });

  it('is read as JSON whatever the wildcard or the old name of its media type', () => {
    for (const type of ['*/*', 'text/json', 'application/problem+json'])
      expect(read({ get: answered(type) }).fields?.data, type).toMatchObject({ items: { rows: { id: {} } } });
  });

  it('is left out if it is a GET with a body', () => {
    expect(
      read({ get: { requestBody: as('application/json', object({ of: text })), ...answered('application/json') } })
        .problems,
    ).toEqual([
      'paths./rows.get is left out: it is a GET with a body, which a browser cannot send; the gateway can offer a POST',
    ]);
  });

  it('gets a warning for a key that nothing sends, and for the beginning of its paths', () => {
    const schemes = {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      other: { type: 'apiKey', in: 'query', name: 'key' },
      token: { type: 'http', scheme: 'bearer' },
    };
    const saidFor = (security: object[], adapter: Adapter = {}) =>
      read({ get: answered('application/json') }, { security, components: { securitySchemes: schemes } }, adapter)
        .problems;
    expect(saidFor([{ key: [] }, { other: [], token: [] }])).toEqual([
      "components.securitySchemes.key nothing sends 'X-Key', which its calls require; the gateway can add it, or the adapter of this API",
      "components.securitySchemes.other nothing sends 'key', which its calls require; the gateway can add it, or the adapter of this API",
    ]);
    expect(saidFor([{ key: [] }, { token: [] }])).toEqual([]);
    expect(saidFor([{ key: [] }], { headers: { 'X-Key': 'a' } })).toEqual([]);
    expect(saidFor([{ other: [] }], { fields: { key: 'a' } })).toEqual([]);
    const servers = [{ url: 'https://bank.test/v7' }];
    expect(read({ get: answered('application/json') }, { servers }).problems).toEqual([
      "servers its paths begin with '/v7', which the gateway has to add",
    ]);
  });
});

group('an answer of another API', () => {
  it('may be an object whose only field is `data`', () => {
    const { facts, fields } = read({ get: answered('application/json', object({ data: rows })) });
    expect(fields?.data).toMatchObject({ data: { rows: { id: {} } } });
    const body = { data: [{ id: 'a' }] };
    expect(dataOf(body, '', facts?.wire ?? plain)).toEqual(body);
  });

  it('with a list in an object is known to have more pages than the first', () => {
    const parameters = [{ name: 'cursor', in: 'query', schema: text }];
    const nested = object({ result: object({ positions: rows, next: text }) });
    const paged = { parameters, ...answered('application/json', nested) };
    expect(read({ get: paged }).facts).toMatchObject({ open: 'cursor' });
    const pages = { '/rows': { get: byCursor({ cursor: 'cursor', next: 'result.next' }) } };
    expect(read({ get: paged }, {}, defineAdapter({ pages })).facts).toMatchObject({
      pages: { rows: 'result.positions', next: 'result.next' },
    });
  });

  it('has a title for a field that only the constants of its choices describe', () => {
    const choice = (kind: string) => object({ kind: { const: kind } });
    const thing = object({ thing: { oneOf: [choice('house'), choice('car')] } });
    expect(read({ get: answered('application/json', thing) }).fields?.data).toMatchObject({
      thing: { fields: { kind: { title: 'Kind', values: ['house', 'car'] } } },
    });
  });
});
