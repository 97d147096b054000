import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../scripts/generate/description.ts';
import { byCursor, byOffset } from '../../src/client/defineAdapter.ts';
import type { Paging } from '../../src/values/wirePages.ts';
import { json, listOf, object, ok, readApi, text, whole } from './readApi.ts';

const rows = listOf({ id: text });
const limit = { ...whole, maximum: 250 };
const options = { $ref: '#/components/schemas/Options' };
const schemas = { Options: object({ skip: limit, far: text }, { required: ['skip'] }) };

/** An operation that lists parcels, as the generator reads it. */
function parcels(body: object, answer: object, paging?: Paging, said: object = {}) {
  const post = { requestBody: json(object(body, { required: Object.keys(body) })), ...ok(json(answer)), ...said };
  const root = { paths: { '/parcels/list': { post } }, components: { schemas } };
  const adapter = { ...(paging && { pages: { '/parcels/list': { post: paging } } }) };
  const { description, operations, fields } = readApi({ root, adapter });
  const [found] = operationsOf(description);
  return {
    facts: operations.parcelsList,
    fields: fields.parcelsList,
    example: found?.operation.responses['200']?.content?.['application/json']?.example,
  };
}

const inObject = (further: object) => object({ ...further, parcels: rows });

describe('a list of another API that describes its paging', () => {
  it('takes and returns a page in the portal’s terms, in place of the API’s', () => {
    const { facts, fields, example } = parcels(
      { start: whole, limit, place: text },
      inObject({ meta: object({ all: whole }) }),
      byOffset({ offset: 'start', size: 'limit', total: 'meta.all' }),
    );
    expect(Object.keys(fields?.body ?? {})).toEqual(['place', 'page', 'per_page']);
    expect(fields).toMatchObject({ largestPage: 250, required: ['place'] });
    expect(fields?.data).toMatchObject({ last_page: { type: 'number' }, total: { type: 'number' } });
    expect(facts).toMatchObject({
      paged: true,
      pages: { offset: 'start', size: 'limit', total: 'meta.all', most: 250, rows: 'parcels' },
    });
    expect(example).toMatchObject({ data: { last_page: 1, total: 1, parcels: [{ id: expect.anything() }] } });
  });

  it('may have its fields in an object, and its rows as the whole answer or in an object of it', () => {
    const paging = byCursor({ cursor: 'options.skip', next: '*.id' });
    const { facts, fields } = parcels({ options }, rows, paging);
    expect(fields?.body).toMatchObject({ options: { fields: { far: {} } }, page: {}, per_page: {} });
    expect(fields?.required).toEqual([]);
    expect(facts?.pages).toEqual({ cursor: 'options.skip', next: '*.id', most: 100, rows: '' });
    expect(fields?.data).toMatchObject({ items: { rows: { id: {} } } });
    const nested = object({ result: inObject({ next: text }) });
    expect(parcels({ options }, nested, paging).facts).toMatchObject({ pages: { rows: 'result.parcels' } });
  });
});

describe('a list of another API that takes a page and does not describe it', () => {
  it('is recognized by the field that asks for the page, in an object or not', () => {
    const openOf = (body: object, said: object = {}) => parcels(body, inObject({}), undefined, said).facts?.open;
    expect(openOf({ place: text, pageToken: text })).toBe('pageToken');
    expect(openOf({ limit })).toBe('limit');
    expect(openOf({ options: object({ offset: limit }) })).toBe('options.offset');
    expect(openOf({ place: text, pages: text })).toBeUndefined();
    expect(openOf({ limit }, { 'x-portal-pages': false })).toBeUndefined();
    const nested = object({ result: inObject({}) });
    expect(parcels({ limit }, nested).facts?.open).toBe('limit');
  });
});
