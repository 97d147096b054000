import { expect, it } from 'vitest';
import { namesFile } from '../../scripts/generate/foreign/adapterFiles.ts';
import { byCursor, byLink, byPage, defineAdapter, envelope } from '../../src/client/defineAdapter.ts';
import { json, listOf, object, ok, text, whole } from '../openapi/readApi.ts';

const parcels = {
  parameters: [{ name: 'after', in: 'query', schema: text }],
  requestBody: json(object({ limit: whole, within: object({ place: text }) })),
  ...ok(json(object({ data: listOf({ id: text }) }))),
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
  const right = { cursor: 'after', size: 'limit', next: 'data.*.id' } as const;
  const pages = { '/parcels/list': { post: byCursor(right) } };
  const adapter = { session: 'within.place', fields: { limit: 5 }, answer: envelope('data'), pages } as const;
  expect(defineAdapter<Parcels>(adapter).pages?.['/parcels/list']?.post).toEqual(right);
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
    // @ts-expect-error The answer has no such place.
    defineAdapter<Parcels>({ pages: { '/parcels/list': { post: byLink({ cursor: 'after', next: 'next' }) } } }),
    // @ts-expect-error A cursor comes from an answer.
    () => byCursor({ cursor: 'after' }),
  ];
  expect(wrong).toHaveLength(8);
});
