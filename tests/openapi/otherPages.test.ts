import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../scripts/generate/description.ts';
import { visitorOperationsFile } from '../../scripts/generate/facts.ts';
import { byCursor, byOffset } from '../../src/client/defineAdapter.ts';
import type { Paging } from '../../src/values/wirePages.ts';
import { json, readApi } from './readApi.ts';

const text = { type: 'string' };
const rows = { type: 'array', items: { type: 'object', required: ['id'], properties: { id: text } } };
const limit = { type: 'integer', maximum: 250 };

interface Said {
  body: object;
  answer: object;
  paging?: Paging;
  isWhole?: boolean;
}

/** An operation that lists parcels, as the generator reads it. */
function parcels({ body, answer, paging, isWhole = false }: Said) {
  const post = {
    requestBody: json({ type: 'object', required: Object.keys(body), properties: body }),
    responses: { '200': { description: 'ok', ...json(answer) } },
    ...(isWhole && { 'x-portal-pages': false }),
  };
  const root = {
    paths: { '/parcels/list': { post } },
    components: {
      schemas: { Options: { type: 'object', required: ['skip'], properties: { skip: limit, far: text } } },
    },
  };
  const adapter = { ...(paging && { pages: { '/parcels/list': { post: paging } } }) };
  const { description, operations, fields } = readApi({ root, adapter });
  const [found] = operationsOf(description);
  return {
    facts: operations.parcelsList,
    fields: fields.parcelsList,
    example: found?.operation.responses['200']?.content?.['application/json']?.example,
    visitors: visitorOperationsFile(description),
  };
}

const inObject = (further: object) => ({ type: 'object', properties: { ...further, parcels: rows } });

describe('a list of another API that describes its paging', () => {
  it('takes and returns a page in the portal’s terms, in place of the API’s', () => {
    const { facts, fields, example } = parcels({
      body: { start: { type: 'integer' }, limit, place: text },
      answer: inObject({ meta: { type: 'object', properties: { all: { type: 'integer' } } } }),
      paging: byOffset({ offset: 'start', size: 'limit', total: 'meta.all' }),
    });
    expect(Object.keys(fields?.body ?? {})).toEqual(['place', 'page', 'per_page']);
    expect(fields).toMatchObject({ largestPage: 250, required: ['place'] });
    expect(fields?.data).toMatchObject({ last_page: { type: 'number' }, total: { type: 'number' } });
    expect(facts).toMatchObject({
      paged: true,
      pages: { offset: 'start', size: 'limit', total: 'meta.all', most: 250, rows: 'parcels' },
    });
    expect(example).toMatchObject({ data: { last_page: 1, total: 1, parcels: [{ id: expect.anything() }] } });
  });

  it('may have its fields in an object, and its rows as the whole answer', () => {
    const { facts, fields } = parcels({
      body: { options: { $ref: '#/components/schemas/Options' } },
      answer: rows,
      paging: byCursor({ cursor: 'options.skip', next: '*.id' }),
    });
    expect(fields?.body).toMatchObject({ options: { fields: { far: {} } }, page: {}, per_page: {} });
    expect(fields?.required).toEqual([]);
    expect(facts?.pages).toEqual({ cursor: 'options.skip', next: '*.id', most: 100, rows: '' });
    expect(fields?.data).toMatchObject({ items: { rows: { id: {} } } });
  });
});

describe('a list of another API that takes a page and does not describe it', () => {
  it('is recognized by the field that asks for the page, in an object or not', () => {
    const openOf = (body: object, isWhole = false) => parcels({ body, answer: inObject({}), isWhole }).facts?.open;
    expect(openOf({ place: text, pageToken: text })).toBe('pageToken');
    expect(openOf({ limit })).toBe('limit');
    expect(openOf({ options: { type: 'object', properties: { offset: limit } } })).toBe('options.offset');
    expect(openOf({ place: text, pages: text })).toBeUndefined();
    expect(openOf({ limit }, true)).toBeUndefined();
  });
});
