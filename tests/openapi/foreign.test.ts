import { describe, expect, it } from 'vitest';
import { describedFields } from '../../scripts/generate/fields.ts';
import { adapt } from '../../scripts/generate/foreign/adapt.ts';
import { examplesFile } from '../../scripts/generate/registry.ts';
import { envelope } from '../../src/client/defineAdapter.ts';
import { harbour } from './apis/harbour.ts';
import { desk } from './apis/samples.ts';
import { json, listOf, object, ok, readApi, text, whole } from './readApi.ts';

type Known = Parameters<typeof adapt>[2];
const adapted = (root: object, known: Known = { ids: [], paths: [] }) =>
  adapt({ file: 'openapi/apis/test.yaml', root: { ...root } }, 'apitest', known);

describe('a description of another API', () => {
  it('becomes operations with names that are identifiers, each once', () => {
    const known = { ids: ['listNorthQuayBerth'], paths: ['/teams'] };
    const ids = Object.values(adapted(harbour, known).description.paths).map(({ post }) => post.operationId);
    expect(ids).toHaveLength(109);
    expect(new Set(ids).size).toBe(109);
    expect(ids.every((id) => /^[a-z][a-zA-Z0-9]*$/.test(id))).toBe(true);
    expect(ids.slice(0, 3)).toEqual(['listNorthQuayBerth2', 'showNorthQuayBerth', 'moveNorthQuayBerth']);
    const word = { '/a': { post: { operationId: 'delete', ...ok({}) } } };
    expect(Object.keys(readApi({ root: { paths: word } }).operations)).toEqual(['deleteCall']);
  });

  it('says why it cannot use an operation, and goes on with the others', () => {
    const { problems } = adapted(harbour, { ids: [], paths: ['/teams'] });
    expect(problems.map(({ path, message }) => `${path} ${message}`)).toEqual([
      'paths./tides.head is left out: screens cannot use it; `x-portal-skip: true` silences this warning',
      'paths./teams.post is left out: another description in openapi/ also has this path; an overlay can remove one of them',
      'paths./upload.post is left out: it takes text/csv, not JSON',
      "paths./wharf.post is left out: it needs 'key' in the cookie, which a page cannot send; the gateway can add it",
    ]);
    const paths = {
      '/a': null,
      '/b': { post: { responses: [] } },
      '/c': { post: { responses: { 200: { $ref: '#/x' } } } },
      '/d': { post: ok(json(object({ result: text }))) },
      '/e': { post: ok(json(text)) },
    };
    const adapter = { answer: envelope('data'), uses: (path: string) => path !== '/e' };
    expect(readApi({ root: { paths }, adapter }).problems).toEqual([
      'paths./b.post is left out: it describes no 2xx response; an overlay can add one',
      "paths./c.post is left out: its answer is '#/x', which leads nowhere; an overlay can add it",
      "paths./d.post is left out: its answer has no 'data', where the adapter finds the data",
    ]);
  });

  it('has fields that screens can draw: with labels, formats, keys and nulls, from parts and unions', () => {
    const { listFunds, listCircles } = readApi({ root: desk }).fields;
    expect(listFunds?.data).toMatchObject({
      data: {
        key: 'id',
        rows: {
          name: { formats: ['text', 'label'], title: 'Name' },
          rate: { formats: ['fraction'] },
          state: { values: ['open', 'paid'] },
          thing: { fields: { kind: { title: 'Kind', values: ['house', 'car'] } } },
        },
      },
    });
    expect(listCircles?.data).toMatchObject({
      items: { key: 'id', rows: { b: { nullable: true }, within: { items: { type: 'other' } } } },
    });
  });

  it('keeps the fields of every choice of a body, and requires only those that all choices require', () => {
    const { createClaim } = readApi({ root: desk }).fields;
    expect(createClaim?.required).toEqual(['kind']);
    expect(Object.keys(createClaim?.body ?? {})).toEqual(['kind', 'rooms', 'plate']);
  });

  it('returns its examples, or values that its schemas allow if it has none', () => {
    const answer = object({ a: text, b: whole, c: listOf({ name: text }) }, { required: ['b'] });
    const exampleOf = (said: object = {}) => {
      const content = { 'application/json': { schema: answer, ...said } };
      const { description } = adapted({ paths: { '/a': { post: ok({ content }) } } });
      return description.paths['/a']?.post.responses['200']?.content?.['application/json']?.example;
    };
    expect(exampleOf({ example: { a: 'A 1', b: 2 } })).toEqual({ data: { a: 'A 1', b: 2 } });
    expect(exampleOf({ examples: { one: { value: { b: 3 } } } })).toEqual({ data: { b: 3 } });
    expect(exampleOf()).toEqual({ data: { a: 'A', b: 1, c: [{ name: 'Name' }] } });
    // A field beyond the schema would not compile, nor would a number in place of a text.
    expect(exampleOf({ example: { a: 5, d: 'more' } })).toEqual({ data: { a: 'A', b: 1 } });
  });

  it('has its examples for the sandbox as they are, those of the most specific paths first', () => {
    const lines = [...examplesFile(adapted(desk).description).matchAll(/^ {2}(\w+): (.*),$/gm)];
    const examples = Object.fromEntries(lines.map(([, id = '', example]) => [id, example]));
    expect(examples).toMatchObject({ getFund: expect.stringMatching(/^\{"data":\{"id":"f 1"/), changeFund: '{}' });
    const order = Object.keys(examples);
    expect(order.indexOf('getSlip')).toBeLessThan(order.indexOf('getFund'));
  });

  it('cuts schemas that contain one another, so that the output grows only with the description', () => {
    const sizeOf = (root: object) => JSON.stringify(describedFields(adapted(root).description)).length;
    const schemas = Object.entries(harbour.components.schemas);
    const paths = Object.entries(harbour.paths).slice(0, 108);
    const half = sizeOf({ ...harbour, paths: Object.fromEntries(paths.slice(0, 54)) });
    expect(sizeOf({ ...harbour, paths: Object.fromEntries(paths) }) / half).toBeLessThan(2.2);
    // Each refers to all others, so writing them out in full would never end.
    const everyOne = Object.fromEntries(
      schemas.map(([name]) => [name, { $ref: `#/components/schemas/${encodeURIComponent(name)}` }]),
    );
    const dense = Object.fromEntries(schemas.map(([name]) => [name, { type: 'object', properties: everyOne }]));
    const size = sizeOf({ ...harbour, components: { ...harbour.components, schemas: dense } });
    expect(size).toBeLessThan(108 * 400 * 150);
  });
});
