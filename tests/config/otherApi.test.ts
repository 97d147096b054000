import { expect, describe as group, it } from 'vitest';
import { json, readApi, saidOf } from '../openapi/readApi.ts';

const post = (body: object, answer: object = { type: 'object' }) => ({
  post: { requestBody: json(body), responses: { '200': { description: 'ok', ...json(answer) } } },
});
const text = { type: 'string' };
const slips = {
  type: 'object',
  properties: { slips: { type: 'array', items: { type: 'object', properties: { id: text } } } },
};

const paths = {
  '/slips/get': post(
    {
      type: 'object',
      required: ['access_token', 'start_date'],
      properties: { access_token: text, start_date: text, final: { type: 'boolean' } },
    },
    slips,
  ),
  '/series/list': post(
    { type: 'object', required: ['ids'], properties: { ids: { type: 'array', items: text } } },
    slips,
  ),
  '/notes/list': post({ type: 'object', properties: { cursor: text } }, slips),
  '/terms/accept': post({
    type: 'object',
    required: ['agree'],
    properties: { agree: { type: 'boolean' }, note: text },
  }),
};

const api = readApi({ root: { openapi: '3.0.0', paths } });

const table = {
  kind: 'table',
  id: 's',
  title: 'Slips',
  query: 'slipsGet',
  rows: 'slips',
  columns: [{ field: 'id', format: 'text', label: 'Id' }],
  key: 'id',
  empty: { title: 'None', text: 'None.' },
};

group('a section whose query requires a field that nothing fills', () => {
  it('is refused, and the message lists all that could fill it', () => {
    expect(saidOf(table, api, { route: '/slips/:id' })).toEqual([
      "screen.sections[0].query: 'slipsGet' requires 'access_token', and nothing fills it; fill it with a value in `where`, or a parameter of the route in the screen’s `subject`, or `fields` of the API’s adapter",
      "screen.sections[0].query: 'slipsGet' requires 'start_date', and nothing fills it; fill it with a value in `where`, or a parameter of the route in the screen’s `subject`, or a `range`, or `fields` of the API’s adapter",
    ]);
  });

  it('is sound with fixed values, including dates and booleans, or with constants of the API', () => {
    const where = { start_date: '2026-01-01', final: true };
    expect(saidOf({ ...table, where: { ...where, access_token: 'abc' } }, api)).toEqual([]);
    expect(
      saidOf({ ...table, where }, readApi({ root: { paths }, adapter: { fields: { access_token: 'abc' } } })),
    ).toEqual([]);
    expect(saidOf({ ...table, where: { ...where, final: 1, access_token: 'abc' } }, api)).toEqual([
      "screen.sections[0].where.final: '1' is not a boolean, but 'final' is",
    ]);
  });
});

group('a section whose query requires a list of values', () => {
  it('has them in `where`, and nothing but them', () => {
    const series = { ...table, query: 'seriesList' };
    expect(saidOf({ ...series, where: { ids: ['a', 'b'] } }, api)).toEqual([]);
    expect(saidOf({ ...series, where: { ids: 'a' } }, api)).toEqual([
      "screen.sections[0].where.ids: 'a' is not a list, but 'ids' is",
    ]);
    expect(saidOf({ ...series, where: { ids: ['a', 1] } }, api)).toEqual([
      "screen.sections[0].where.ids[1]: '1' is not a string, but 'ids' is",
    ]);
  });
});

group('a list that comes in pages whose description does not say how', () => {
  it('gets a warning that only the first page is shown', () => {
    const where = { start_date: '2026-01-01', access_token: 'abc' };
    const paged = { ...table, query: 'notesList', rows: 'slips', where: {} };
    expect(saidOf({ ...table, where }, api)).toEqual([]);
    expect(saidOf(paged, api)).toEqual([
      "screen.sections[0].query: 'notesList' takes 'cursor', but its description does not say how to load more pages: only the first is shown, with a note and without sums; add `pages` to the API’s adapter",
    ]);
  });
});

group('a body with a boolean', () => {
  const form = { kind: 'form', id: 'f', title: 'Terms', command: 'termsAccept', submit: 'Send', success: ['toast'] };
  const box = { field: 'agree', label: 'I agree', input: 'checkbox' };

  it('needs a checkbox for it', () => {
    expect(saidOf({ ...form, fields: [box] }, api)).toEqual([]);
    expect(saidOf({ ...form, fields: [{ ...box, input: 'text' }] }, api)).toEqual([
      "screen.sections[0].fields[0].input: 'text' is not known; allowed: checkbox",
    ]);
    const note = { field: 'note', label: 'Note', input: 'text', autocomplete: 'off', required: false };
    expect(saidOf({ ...form, fields: [note] }, api)).toEqual([
      expect.stringContaining("'termsAccept' requires 'agree', and nothing fills it"),
    ]);
  });
});
