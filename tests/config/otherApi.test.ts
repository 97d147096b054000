import { expect, describe as group, it } from 'vitest';
import { filledPortal } from '../../src/config/filled.ts';
import { kinds as kindList } from '../../src/kinds/declared.ts';
import { json, listOf, object, ok, readApi, saidOf, tableOf, text, whole } from '../openapi/readApi.ts';

const slips = ok(json(object({ slips: listOf({ id: text }) })));
const post = (body: object) => ({ post: { requestBody: json(body), ...slips } });

const kinds = { type: 'array', items: { ...text, enum: ['fixed', 'open'] } };
const rates = { options: object({ count: whole, kinds }, { required: ['count'] }), kinds, page: whole, size: whole };

const claim = (kind: string, more: object) =>
  object({ kind: { const: kind }, ...more }, { required: ['kind', ...Object.keys(more)] });

const paths = {
  '/slips/get': post(
    object(
      { access_token: text, start_date: text, final: { type: 'boolean' } },
      { required: ['access_token', 'start_date'] },
    ),
  ),
  '/series/list': post(object({ ids: { type: 'array', items: text } }, { required: ['ids'] })),
  '/rates/list': post(object(rates, { required: ['options'] })),
  '/notes/list': post(object({ cursor: text })),
  '/claims/make': post({
    oneOf: [claim('house', { rooms: whole, at: object({ street: text }) }), claim('car', { plate: text })],
  }),
  '/terms/accept': post(object({ agree: { type: 'boolean' }, note: text }, { required: ['agree'] })),
  '/funds/{fund}': {
    get: { operationId: 'showFund', ...ok(json(object({ name: text }))) },
    patch: { operationId: 'changeFund', requestBody: json(object({ name: text })), ...ok({}) },
  },
  '/funds/{fund}/slips': { get: { operationId: 'fundSlips', ...slips } },
};

const adapter = { pages: { '/rates/list': { post: { page: 'page', size: 'size' } } } };
const api = readApi({ root: { openapi: '3.0.0', paths }, adapter });

const table = tableOf('slipsGet', 'slips');

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
    expect(saidOf({ ...series, where: { ids: {} } }, api)).toEqual([
      "screen.sections[0].where.ids: is empty, but 'ids' takes a value",
    ]);
    expect(saidOf({ ...series, where: { ids: ['a', 1] } }, api)).toEqual([
      "screen.sections[0].where.ids[1]: '1' is not a string, but 'ids' is",
    ]);
  });
});

group('a section whose query has lists and objects in its body', () => {
  const said = (options: object, filters: readonly object[] = []) =>
    saidOf({ ...table, query: 'ratesList', where: { options }, filters }, api);

  it('has some fields of an object in `where`, and those that the object requires', () => {
    expect(said({ count: 10, kinds: ['fixed'] })).toEqual([]);
    expect(said({ count: 'ten', kind: 'fixed' })).toEqual([
      "screen.sections[0].where.options.count: 'ten' is not a number, but 'options.count' is",
      "screen.sections[0].where.options.kind: 'options.kind' is not known, did you mean 'options.kinds'?; allowed: options.count, options.kinds, kinds",
    ]);
    expect(said({ kinds: ['fixed'] })).toEqual([
      expect.stringContaining("'ratesList' requires 'options.count', and nothing fills it"),
    ]);
  });

  it('filters by one of the values of a list', () => {
    const filter = { field: 'kinds', label: 'Kind', several: true };
    expect(said({ count: 10 }, [{ ...filter, values: ['fixed'] }])).toEqual([]);
    expect(said({ count: 10 }, [{ ...filter, values: ['loose'] }])).toEqual([
      "screen.sections[0].filters[0].values[0]: 'loose' is not known; allowed: fixed, open",
    ]);
  });
});

group('a parameter in the path of another API', () => {
  const subject = { query: 'showFund', params: { fund: 'fund' }, name: 'name' };
  const on = { route: '/funds/:fund', subject: subject as never };
  const ofFund = tableOf('fundSlips', 'slips');
  const form = {
    kind: 'form',
    id: 'f',
    title: 'Change',
    command: 'changeFund',
    submit: 'Send',
    success: ['toast'],
    fields: [{ field: 'name', label: 'Name', input: 'text', autocomplete: 'off', required: false }],
  };

  it('is filled from the address of the screen for its subject, for other queries and for commands', () => {
    expect(saidOf(ofFund, api, on)).toEqual([]);
    expect(saidOf(form, api, on)).toEqual([]);
    expect(saidOf({ ...ofFund, where: { fund: 'f-1' } }, api, { route: on.route })).toEqual([]);
    for (const section of [ofFund, form])
      expect(saidOf(section, api, { route: on.route }).join()).toContain("requires 'fund', and nothing fills it");
  });

  it('keeps its type if the address fills it, since the ids of other APIs may be strings', () => {
    expect(api.operations.showFund?.wire).toMatchObject({ needs: { fund: 'text' } });
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

group('a body that is one of several objects', () => {
  const form = { kind: 'form', id: 'f', title: 'Claim', command: 'claimsMake', submit: 'Send', success: ['toast'] };
  const kind = { field: 'kind', label: 'Kind', input: 'select', values: ['house', 'car'] };
  const rooms = { field: 'rooms', label: 'Rooms', input: 'number' };
  const street = { field: 'at.street', label: 'Street', input: 'text', autocomplete: 'off', required: false };
  const filled = (...fields: object[]) =>
    Object(filledPortal({ noInvestors: { sections: [{ ...form, fields }] } }, kindList, api)).noInvestors.sections[0];

  it('has fields that are shown for some objects, if the form chooses between these', () => {
    const shownFor = { field: 'kind', values: ['house'] };
    expect(filled(kind, rooms, street).fields).toEqual([
      kind,
      { ...rooms, shownFor, required: true },
      { ...street, shownFor },
    ]);
    expect(filled(rooms).fields).toEqual([rooms]);
  });

  it('needs a field for whatever one of the offered objects requires', () => {
    expect(saidOf(filled({ ...kind, values: ['house'] }, rooms), api)).toEqual([
      "screen.sections[0].fields: 'claimsMake' requires 'at', and nothing fills it when 'kind' is 'house'; found kind, rooms; add a field for it, or `supply` it",
    ]);
    expect(saidOf(filled(kind, rooms, street), api)).toEqual([
      "screen.sections[0].fields: 'claimsMake' requires 'plate', and nothing fills it when 'kind' is 'car'; found kind, rooms, at.street; add a field for it, or `supply` it",
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
