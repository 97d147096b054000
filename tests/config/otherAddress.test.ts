import { expect, describe as group, it } from 'vitest';
import { depot } from '../openapi/apis/depot.ts';
import { readApi, saidOf } from '../openapi/readApi.ts';

const known = readApi(depot);

const subject = { query: 'showOrder', params: { depot_id: 'depot', order_id: 'order' }, name: 'symbol' };

const on = { route: '/depots/:depot/orders/:order', subject: subject as never };

const table = {
  kind: 'table',
  id: 'o',
  title: 'Orders',
  query: 'listOrders',
  rows: 'items',
  where: { status: 'open', lowest: 20, nested: true },
  columns: [{ field: 'symbol', format: 'text', label: 'Symbol' }],
  key: 'id',
  empty: { title: 'None', text: 'None.' },
};

const form = {
  kind: 'form',
  id: 'f',
  title: 'Change',
  command: 'patchV1DepotsDepotIdOrdersOrderId',
  submit: 'Send',
  success: ['toast'],
  fields: [{ field: 'qty', label: 'Quantity', input: 'text', autocomplete: 'off', required: false }],
};

group('a parameter in the path of another API', () => {
  it('is filled from the address of the screen for its subject, for other queries and for commands', () => {
    expect(saidOf(table, known, on)).toEqual([]);
    expect(saidOf(form, known, on)).toEqual([]);
  });

  it('is reported if nothing fills it', () => {
    const others =
      'nothing fills it; fill it with a value in `where`, or a parameter of the route in the screen’s `subject`, or `fields` of the API’s adapter';
    expect(saidOf(table, known, { route: on.route })).toEqual([
      `screen.sections[0].query: 'listOrders' requires 'depot_id', and ${others}`,
    ]);
    expect(saidOf(form, known, { route: on.route }).join()).toContain("requires 'order_id', and nothing fills it");
  });

  it('can have a fixed value', () => {
    expect(saidOf({ ...table, where: { depot_id: 'd-1' } }, known, { route: on.route })).toEqual([]);
  });

  it('keeps its type if the address fills it, since the ids of other APIs may be strings', () => {
    expect(known.operations.showOrder?.wire).toMatchObject({ needs: { depot_id: 'text', order_id: 'text' } });
  });
});
