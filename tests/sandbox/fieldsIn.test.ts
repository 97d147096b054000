import { expect, it } from 'vitest';
import { operationsOf } from '../../scripts/generate/description.ts';
import { adapt } from '../../scripts/generate/foreign/adapt.ts';
import { written } from '../../src/client/written.ts';
import { fieldsIn } from '../../src/sandbox/fieldsIn.ts';
import { depot } from '../openapi/apis/depot.ts';

const { description } = adapt(depot, 'apidepot', { ids: [], paths: [] });
const list = operationsOf(description).find(({ operation }) => operation.operationId === 'listOrders');

it('reads the fields that the portal has written into a call of another API', () => {
  const wire = list?.operation['x-portal-wire'];
  if (!wire?.call) throw new Error('The depot has no call for its orders.');
  const fields = {
    depot_id: 'd/1 ü',
    status: 'open',
    symbols: ['A&B'],
    sides: ['buy', 'sell'],
    tags: ['x', 'y'],
    filter: { min: '5' },
    nested: false,
    lowest: 20,
    'Depot-Zone': 'north',
  };
  const { method, path, headers } = written(fields, { id: 'listOrders', kind: 'query', url: '' }, wire);
  const request = new Request(`http://localhost/api${path}`, { method, headers });
  expect(fieldsIn(request, wire.call)).toEqual(fields);
});
