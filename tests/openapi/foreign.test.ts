import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { propertiesOf } from '../../scripts/generate/description.ts';
import { describedFields } from '../../scripts/generate/fields.ts';
import { adapt } from '../../scripts/generate/foreign/adapt.ts';
import { type Adapter, envelope } from '../../src/client/defineAdapter.ts';
import { harbour } from './apis/harbour.ts';

const library = parse(readFileSync(join(import.meta.dirname, 'apis/library.yaml'), 'utf8'));
const none = { ids: [], paths: [] };
const adapted = (root: object, known: Parameters<typeof adapt>[2] = none, adapter: Adapter = {}) =>
  adapt({ file: 'openapi/apis/test.yaml', root: { ...root }, adapter }, 'apitest', known);
const enveloped = adapted(library, none, {
  answer: (path) => (path.endsWith('/reminders') ? '' : 'result'),
  session: 'access_key',
  uses: (path) => !path.startsWith('/admin/'),
});
const postOf = (path: string, { description } = enveloped) => description.paths[path]?.post;

describe('a description of another API', () => {
  it('becomes operations with names that are identifiers, each once', () => {
    const ids = Object.values(
      adapted(harbour, { ids: ['listNorthQuayBerth'], paths: ['/teams'] }).description.paths,
    ).map(({ post }) => post.operationId);
    expect(ids).toHaveLength(109);
    expect(new Set(ids).size).toBe(109);
    expect(ids.every((id) => /^[a-z][a-zA-Z0-9]*$/.test(id))).toBe(true);
    expect(ids.slice(0, 3)).toEqual(['listNorthQuayBerth2', 'showNorthQuayBerth', 'moveNorthQuayBerth']);
    expect(postOf('/apitest/deleteCall')).toMatchObject({
      operationId: 'deleteCall',
      'x-portal-wire': { call: { method: 'POST', path: '/loans/{loan-id}/renew' } },
    });
  });

  it('says why it cannot use an operation, and goes on with the others', () => {
    const { problems } = adapted(harbour, { ids: [], paths: ['/teams'] });
    expect(problems.map(({ path, message }) => `${path} ${message}`)).toEqual([
      'paths./tides.head is left out: screens cannot use it; `x-portal-skip: true` silences this warning',
      'paths./teams.post is left out: another description in openapi/ also has this path; an overlay can remove one of them',
      'paths./upload.post is left out: it takes text/csv, not JSON',
      "paths./wharf.post is left out: it needs 'key' in the cookie, which a page cannot send; the gateway can add it",
    ]);
    const odd = {
      '/a': null,
      '/b': { post: { responses: [] } },
      '/c': { post: { responses: { 200: { $ref: '#/x' } } } },
    };
    expect(adapted({ paths: odd }).problems.map(({ message }) => message)).toEqual([
      'is left out: it describes no 2xx response; an overlay can add one',
      "is left out: its answer is '#/x', which leads nowhere; an overlay can add it",
    ]);
    expect(adapted(library, none, { answer: envelope('data') }).problems.map(({ message }) => message)).toContain(
      "is left out: its answer has no 'data', where the adapter finds the data",
    );
  });

  it('guesses from the names which operations read, unless the description says so', () => {
    const kinds = Object.values(enveloped.description.paths).map(({ post }) => [
      post.operationId,
      post['x-portal-kind'],
    ]);
    expect(kinds).toEqual([
      ['listLoans', 'query'],
      ['readerView', 'query'],
      ['branches', 'command'],
      ['showLoan', 'query'],
      ['renewLoan', 'command'],
      ['reminders', 'query'],
      ['getLoansLoanIdRenew', 'query'],
      ['deleteCall', 'command'],
    ]);
  });

  it('has fields that screens can draw: with labels, formats, keys and nulls, from parts and unions', () => {
    const { listLoans, readerView, branches } = describedFields(enveloped.description);
    expect(listLoans).toMatchObject({
      body: { shelf: { type: 'string', nullable: true } },
      data: {
        loans: {
          key: 'loan_id',
          rows: {
            due: { formats: ['date'], title: 'Due' },
            state: { values: ['on loan', 'it\'s "late"', 'two\nlines', 'overdue'] },
            'shelf mark': { nullable: true, title: 'Shelf mark' },
            book: { fields: { 'author-name': { type: 'string' }, sequel: { formats: [] } } },
          },
        },
      },
    });
    expect(listLoans?.body).not.toHaveProperty('access_key');
    expect(readerView?.data).toMatchObject({
      full_name: { formats: ['text', 'label'] },
      card_number: { title: 'Number of the card' },
      home_branch: { fields: { name: { type: 'string' } } },
    });
    expect(branches?.data).toMatchObject({ items: { rows: { name: { type: 'string' } } } });
  });

  it('keeps the fields of every choice of a body, and requires only those that all choices require', () => {
    const { schemas } = enveloped.description.components;
    expect(schemas.DeleteCallBody).toMatchObject({ required: ['loan-id'] });
    expect(Object.keys(propertiesOf(enveloped.description, schemas.DeleteCallBody ?? {}))).toEqual([
      'loan-id',
      'days',
      'until',
    ]);
  });

  it('returns its examples, or values that its schemas allow if it has none', () => {
    const exampleOf = (path: string) => postOf(path)?.responses['200']?.content?.['application/json']?.example;
    expect(exampleOf('/reader/view')).toMatchObject({ data: { full_name: 'Ada Marten', card_number: '0042' } });
    expect(exampleOf('/branches')).toEqual({ data: { items: [{ name: 'Name', parent: {} }] } });
    // A field beyond the schema would not compile, nor would a number in place of a text.
    const schema = { type: 'object', required: ['b'], properties: { a: { type: 'string' }, b: { type: 'integer' } } };
    const content = { 'application/json': { schema, example: { a: 5, c: 'more' } } };
    const wrong = adapted({ paths: { '/a': { post: { responses: { 200: { content } } } } } });
    expect(postOf('/a', wrong)?.responses['200']?.content?.['application/json']?.example).toEqual({
      data: { a: 'A', b: 1 },
    });
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
    const whole = sizeOf({ ...harbour, components: { ...harbour.components, schemas: dense } });
    expect(whole).toBeLessThan(108 * 400 * 150);
  });
});
