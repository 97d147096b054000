import { expect, it } from 'vitest';
import { namesFile } from '../../scripts/generate/foreign/adapterFiles.ts';
import { byCursor, byLink, byOffset, byPage, defineAdapter, envelope } from '../../src/client/defineAdapter.ts';

const text = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const parcels = {
  parameters: [{ name: 'after', in: 'query', schema: text }],
  requestBody: json(object({ limit: { type: 'integer' }, within: object({ place: text }) })),
  responses: { 200: { description: 'ok', ...json(object({ data: { type: 'array', items: object({ id: text }) } })) } },
};

/** What `namesFile` writes for them. */
type Parcels = {
  '/parcels/list': {
    post: { fields: 'after' | 'limit' | 'within' | 'within.place'; answer: 'data' | 'data.*' | 'data.*.id' };
  };
};

it('takes its names from the description: the fields of each call, and the places in its answer', () => {
  const root = { paths: { '/parcels/list': { post: parcels } } };
  expect(namesFile({ file: 'openapi/apis/parcels.yaml', root })).toContain(
    `"/parcels/list": { post: { fields: "after" | "limit" | "within" | "within.place"; answer: "data" | "data.*" | "data.*.id" }; };`,
  );
});

it('does not compile with a name that the description lacks', () => {
  const found = defineAdapter<Parcels>({
    session: 'within.place',
    fields: { limit: 5 },
    answer: envelope('data'),
    pages: { '/parcels/list': { post: byCursor({ cursor: 'after', size: 'limit', next: 'data.*.id' }) } },
  });
  expect(found.pages?.['/parcels/list']?.post).toEqual({ cursor: 'after', size: 'limit', next: 'data.*.id' });
  const wrong = [
    // @ts-expect-error No call has such a field.
    defineAdapter<Parcels>({ session: 'token' }),
    // @ts-expect-error No call has such a field.
    defineAdapter<Parcels>({ fields: { limits: 5 } }),
    // @ts-expect-error No answer has such a place.
    defineAdapter<Parcels>({ answer: envelope('result') }),
    // @ts-expect-error There is no such path.
    defineAdapter<Parcels>({ pages: { '/parcels': {} } }),
    // @ts-expect-error The path has no such method.
    defineAdapter<Parcels>({ pages: { '/parcels/list': { get: {} } } }),
    // @ts-expect-error The call has no such field.
    defineAdapter<Parcels>({ pages: { '/parcels/list': { post: byPage({ page: 'page' }) } } }),
    // @ts-expect-error The call has no such field.
    defineAdapter<Parcels>({ pages: { '/parcels/list': { post: byOffset({ offset: 'within.far' }) } } }),
    // @ts-expect-error The answer has no such place.
    defineAdapter<Parcels>({ pages: { '/parcels/list': { post: byLink({ cursor: 'after', next: 'next' }) } } }),
    // @ts-expect-error A cursor comes from an answer.
    () => byCursor({ cursor: 'after' }),
  ];
  expect(wrong).toHaveLength(9);
});
