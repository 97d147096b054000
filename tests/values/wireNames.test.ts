import { describe, expect, it } from 'vitest';
import { answerFromWire, answerToWire, fromWire, type Shapes, toWire } from '../../src/values/wireNames.ts';

const shapes: Shapes = {
  Row: {
    net_amount: { at: ['net_amt'] },
    units: { at: ['attributes', 'holding', 'units'] },
    state: { at: ['attributes', 'state'] },
    parts: { in: 'Row' },
  },
  Swapped: { a: { at: ['b'] }, b: { at: ['a'] } },
  Described: { attributes: {}, units: { at: ['attributes', 'units'] } },
  Named: { total: {}, '*': { in: 'Row' } },
  List: { rows: { at: ['result', 'items'], in: 'Row' } },
};

const wired = {
  net_amt: 5,
  id: 1,
  attributes: { holding: { units: 2 }, state: 'open' },
  parts: [{ net_amt: null, parts: [] }],
};
const ours = { net_amount: 5, id: 1, units: 2, state: 'open', parts: [{ net_amount: null, parts: [] }] };

describe('an answer', () => {
  it('gets our names in lists, in nested objects, and from any depth', () => {
    expect(fromWire({ result: { items: [wired] } }, 'List', shapes)).toEqual({ rows: [ours] });
  });

  it('keeps what is not described, beside a field that was moved', () => {
    const more = { attributes: { holding: { units: 2, more: 1 }, other: [] }, further: {} };
    expect(fromWire(more, 'Row', shapes)).toEqual({
      units: 2,
      attributes: { holding: { more: 1 }, other: [] },
      further: {},
    });
  });

  it('shows a field as missing if the API’s name for it is, whatever else has our name', () => {
    expect(fromWire({ net_amount: 7, attributes: null }, 'Row', shapes)).toEqual({ attributes: null });
    expect(fromWire({ attributes: { holding: [] } }, 'Row', shapes)).toEqual({ attributes: { holding: [] } });
    const odd = { constructor: { at: ['toString'] } };
    expect(fromWire({ x: 1 }, 'Odd', { Odd: odd })).toEqual({ x: 1 });
  });

  it('is left alone if it is not as described', () => {
    for (const value of [null, 'text', 5, undefined]) expect(fromWire(value, 'Row', shapes)).toBe(value);
    expect(fromWire(wired, undefined, shapes)).toBe(wired);
  });

  it('may have two names swapped', () => {
    expect(fromWire({ a: 1, b: 2 }, 'Swapped', shapes)).toEqual({ a: 2, b: 1 });
    expect(toWire({ a: 1, b: 2 }, 'Swapped', shapes)).toEqual({ a: 2, b: 1 });
  });

  it('keeps a described object, although all of its fields were moved', () => {
    expect(fromWire({ attributes: { units: 3 } }, 'Described', shapes)).toEqual({ attributes: {}, units: 3 });
    expect(toWire({ units: 3, attributes: { kind: 'x' } }, 'Described', shapes)).toEqual({
      attributes: { units: 3, kind: 'x' },
    });
  });

  it('gets our names under any key, except for described fields', () => {
    const named = { total: { net_amt: 1 }, june: { net_amt: 2 } };
    expect(fromWire(named, 'Named', shapes)).toEqual({ total: { net_amt: 1 }, june: { net_amount: 2 } });
  });

  it('names the fields in errors as we do', () => {
    const renamed = { sent: 'Row' };
    const found = { status: 'error', errors: { net_amt: 'a', 'attributes.state': 'b', 'parts.0': 'c' } };
    const inOurs = { status: 'error', errors: { net_amount: 'a', state: 'b', 'parts.0': 'c' } };
    expect(answerFromWire(found, renamed, shapes)).toEqual(inOurs);
    expect(answerToWire(inOurs, renamed, shapes)).toEqual(found);
  });
});

describe('a body', () => {
  it('is sent with the names of the API and its places for values', () => {
    expect(toWire({ rows: [ours] }, 'List', shapes)).toEqual({ result: { items: [wired] } });
  });

  it('is unchanged after both translations', () => {
    expect(fromWire(toWire(ours, 'Row', shapes), 'Row', shapes)).toEqual(ours);
  });
});
