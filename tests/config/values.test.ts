import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../scripts/generate/description.ts';
import { received } from '../../src/client/received.ts';
import { listsOf } from '../../src/config/rules/fields.ts';
import { valuesToWire } from '../../src/values/wireValues.ts';
import { json, readApi, saidOf } from '../openapi/readApi.ts';

const text = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties });

/** What `generate` makes of an API with one list. */
function generated(row: object, body: object = { type: 'object' }) {
  const answer = object({ moves: { type: 'array', items: row } });
  const post = { requestBody: json(body), responses: { 200: json(answer) } };
  const schemas = { Time: { type: 'integer', format: 'int64' } };
  const root = { openapi: '3.0.0', paths: { '/moves/list': { post } }, components: { schemas } };
  return readApi({ root });
}

const table = {
  kind: 'table',
  id: 'm',
  title: 'Moves',
  query: 'movesList',
  rows: 'moves',
  key: 'id',
  empty: { title: 'None', text: 'None.' },
};

describe('a value in an object within a row', () => {
  const balances = object({ current: { type: 'number' }, held: object({ by: text }), history: { type: 'array' } });
  const row = object({
    id: text,
    balances,
    amount: object({ value: { type: 'integer' }, currency: text }),
    pending: { type: 'boolean' },
  });
  const description = generated(row);

  it('can be a column by its path, as can a flag', () => {
    const columns = [
      { field: 'amount.value', format: 'number', label: 'L' },
      { field: 'balances.held.by', format: 'text', label: 'L' },
      { field: 'pending', format: 'flag', label: 'L' },
    ];
    expect(saidOf({ ...table, columns }, description)).toEqual([]);
    const wrong = [{ field: 'amount.worth', format: 'number', label: 'L' }];
    expect(saidOf({ ...table, columns: wrong }, description)).toEqual([
      expect.stringContaining("'amount.worth' is not known"),
    ]);
  });

  it('has the names of the object and of itself in its title', () => {
    expect(listsOf('movesList', description).get('moves')?.rows).toMatchObject({
      'balances.current': { title: 'Balances current' },
      'balances.held.by': { title: 'Balances held by' },
    });
  });

  it('is added to an answer under its path', () => {
    const answer = {
      moves: [{ id: 'a', amount: { value: 5, currency: 'EUR' }, balances: null }, { balances: { held: { by: 'B' } } }],
    };
    const values = description.operations.movesList?.wire.values;
    expect(received(structuredClone(answer), values)).toEqual({
      moves: [
        { ...answer.moves[0], 'amount.value': 5, 'amount.currency': 'EUR' },
        { balances: { held: { by: 'B' }, 'held.by': 'B' }, 'balances.held.by': 'B' },
      ],
    });
  });

  it('costs nothing for an answer whose rows hold no objects', () => {
    expect(generated(object({ id: text })).operations.movesList?.wire).not.toHaveProperty('values');
  });
});

describe('a value with another form on the wire', () => {
  const amount = { ...text, 'x-portal-format': 'money-minor' };
  const description = generated(
    object({
      id: text,
      amount,
      currency: text,
      fee: { type: 'number', 'x-portal-format': 'money', 'x-portal-currency': 'EUR' },
      share: { type: ['number', 'null'], minimum: 0, maximum: 1, 'x-portal-format': 'fraction' },
      at: { $ref: '#/components/schemas/Time', 'x-portal-format': 'epoch-milliseconds' },
      left: { $ref: '#/components/schemas/Time' },
    }),
    object({
      since: { type: 'integer', 'x-portal-format': 'epoch-seconds' },
      worth: object({ amount, currency: text }),
    }),
  );

  it('gets the formats of its form in the portal', () => {
    expect(listsOf('movesList', description).get('moves')?.rows).toMatchObject({
      amount: { type: 'number', formats: ['money'] },
      share: { type: 'number', formats: ['percent', 'points'], nullable: true },
      at: { type: 'string', formats: ['dateTime'] },
      left: { type: 'number', formats: ['number'] },
    });
  });

  it('has a number as its example if it is sent as a decimal string', () => {
    const fee = { ...text, 'x-portal-format': 'money' };
    const own = generated(object({ fee, share: { ...text, 'x-portal-format': 'fraction' } })).description;
    const [one] = operationsOf(own);
    expect(one?.operation.responses['200']?.content?.['application/json']?.example).toEqual({
      data: { moves: [{ fee: '1', share: '1' }] },
    });
  });

  it('gets a warning if the portal does not know its format', () => {
    const { problems } = generated(object({ id: { ...text, 'x-portal-format': 'money-minr' }, fee: amount }));
    expect(problems).toEqual([
      expect.stringMatching(
        /\.id.x-portal-format 'money-minr' is not a known format, so it is ignored; known are money,/,
      ),
    ]);
  });

  it('is sent in the form that the API uses', () => {
    const { sent } = description.operations.movesList?.wire.values ?? {};
    expect(valuesToWire({ since: '2026-07-10T14:30:00Z', worth: { amount: 10.5, currency: 'BHD' } }, sent)).toEqual({
      since: 1783693800,
      worth: { amount: '10500', currency: 'BHD' },
    });
  });

  it('is listed at its place in the answer, with its currency', () => {
    expect(description.operations.movesList?.wire.values.answered).toEqual({
      moves: {
        amount: ['minor', 'currency', true],
        fee: ['money', 'EUR'],
        share: ['fraction'],
        at: ['milliseconds'],
      },
    });
  });
});
