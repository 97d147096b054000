import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../scripts/generate/description.ts';
import { withBeside } from '../../src/client/received.ts';
import { listsOf } from '../../src/config/rules/fields.ts';
import { json, object, ok, readApi, saidOf, tableOf, text, whole } from '../openapi/readApi.ts';

/** What `generate` makes of an API with one list. */
function generated(row: object) {
  const answer = object({ moves: { type: 'array', items: row } });
  const schemas = { Time: { ...whole, format: 'int64' } };
  const root = { paths: { '/moves/list': { post: ok(json(answer)) } }, components: { schemas } };
  return readApi({ root });
}

const table = tableOf('movesList', 'moves');

describe('a value in an object within a row', () => {
  const balances = object({ current: { type: 'number' }, held: object({ by: text }), history: { type: 'array' } });
  const row = object({
    id: text,
    balances,
    amount: object({ value: whole, currency: text }),
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
    const wrong = { field: 'amount.worth', format: 'number', label: 'L' };
    expect(saidOf({ ...table, columns: [wrong] }, description)).toEqual([
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
    expect(withBeside(answer, description.operations.movesList?.wire)).toEqual({
      moves: [
        { ...answer.moves[0], 'amount.value': 5, 'amount.currency': 'EUR' },
        { balances: { held: { by: 'B' }, 'held.by': 'B' }, 'balances.held.by': 'B' },
      ],
    });
  });

  it('costs nothing for an answer whose rows hold no objects', () => {
    const { wire } = generated(object({ id: text })).operations.movesList ?? {};
    expect([wire.paths, wire.currencies]).toEqual([undefined, undefined]);
  });
});

describe('a value in another form', () => {
  const amount = { ...text, 'x-portal-format': 'money-minor' };
  const description = generated(
    object({
      id: text,
      amount,
      currency: text,
      fee: { type: 'number', 'x-portal-format': 'money', 'x-portal-currency': 'EUR' },
      parts: { type: 'array', items: object({ net: { ...amount, 'x-portal-currency': 'currency' }, gross: amount }) },
      share: { type: ['number', 'null'], minimum: 0, maximum: 1, 'x-portal-format': 'fraction' },
      at: { $ref: '#/components/schemas/Time', 'x-portal-format': 'epoch-milliseconds' },
      left: { $ref: '#/components/schemas/Time' },
    }),
  );

  it('has the format that reads it', () => {
    expect(listsOf('movesList', description).get('moves')?.rows).toMatchObject({
      amount: { type: 'string', formats: ['money-minor'], currency: 'currency' },
      share: { type: 'number', formats: ['fraction'], nullable: true },
      at: { type: 'number', formats: ['epoch-milliseconds'] },
      left: { type: 'number', formats: ['number'] },
    });
  });

  it('is added up, but not drawn where only the portal’s own form is', () => {
    const columns = [{ field: 'amount', format: 'money-minor', label: 'L' }];
    expect(saidOf({ ...table, columns, totals: { sum: ['amount'] } }, description)).toEqual([]);
    expect(saidOf({ ...table, columns: [{ ...columns[0], format: 'money' }] }, description)).toEqual([
      expect.stringContaining("'money'"),
    ]);
  });

  it('is a text of digits in the example if its type is one', () => {
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

  it('stays as it is, with its currency beside it, which an outer object may have; none if it is unknown', () => {
    const row = { id: 'a', amount: '5', currency: 'usd', fee: '1', parts: [{ net: '2', gross: '3' }] };
    const { wire } = description.operations.movesList ?? {};
    expect(withBeside({ moves: [row, { amount: '5', currency: 'money' }] }, wire)).toEqual({
      moves: [
        {
          ...row,
          'amount.currency': 'USD',
          'fee.currency': 'EUR',
          parts: [{ net: '2', gross: '3', 'net.currency': 'USD', 'gross.currency': '' }],
        },
        { amount: '5', currency: 'money', 'amount.currency': '' },
      ],
    });
  });
});
