import { expect, describe as group, it } from 'vitest';
import { operationsOf } from '../../scripts/generate/description.ts';
import { factsOf } from '../../scripts/generate/facts.ts';
import { describedFields } from '../../scripts/generate/fields.ts';
import { adapt } from '../../scripts/generate/foreign/adapt.ts';
import { namesIn } from '../../src/config/namesIn.ts';
import { screenDeclared } from '../../src/config/portalDeclared.ts';
import { noNames } from '../../src/config/scope.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { depot } from '../openapi/apis/depot.ts';

const { description } = adapt(depot, 'apidepot', { ids: [], paths: [] });
const facts = operationsOf(description).map(({ path, operation }) => [
  operation.operationId,
  factsOf(description, path, operation),
]);
const known = { operations: Object.fromEntries(facts), fields: describedFields(description) };

const subject = { query: 'showOrder', params: { depot_id: 'depot', order_id: 'order' }, name: 'symbol' };

/** What the check reports about a section on the screen of an order. */
function saidOf(section: object, about: object | null = subject) {
  const route = '/depots/:depot/orders/:order';
  const screen = { title: 'Order', ...(about && { subject: about }), sections: [section] };
  const scope = {
    config: noNames,
    description: known,
    kinds,
    route,
    of: {},
    ...(about && { subject: subject as never }),
  };
  return namesIn(screenDeclared, screen, 'screen', scope).map(({ path, message }) => `${path}: ${message}`);
}

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
    expect(saidOf(table)).toEqual([]);
    expect(saidOf(form)).toEqual([]);
  });

  it('is reported if nothing fills it', () => {
    const others =
      'nothing fills it; fill it with a value in `where`, or a parameter of the route in the screen’s `subject`, or `fields` of the API’s adapter';
    expect(saidOf(table, null)).toEqual([`screen.sections[0].query: 'listOrders' requires 'depot_id', and ${others}`]);
    expect(saidOf(form, null).join()).toContain("requires 'order_id', and nothing fills it");
  });

  it('can have a fixed value', () => {
    expect(saidOf({ ...table, where: { depot_id: 'd-1' } }, null)).toEqual([]);
  });

  it('keeps its type if the address fills it, since the ids of other APIs may be strings', () => {
    expect(known.operations.showOrder?.wire).toMatchObject({ needs: { depot_id: 'text', order_id: 'text' } });
  });
});
