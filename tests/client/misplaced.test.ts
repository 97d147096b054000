import { describe, expect, it } from 'vitest';
import { placeOf } from '../../src/client/misplaced.ts';
import { nearestFirst } from '../../src/values/alike.ts';

const person = { properties: { name: {}, email: {}, phone: {}, title: {} }, required: ['name', 'email'] };

describe('places where misplaced data may be', () => {
  it.each([
    ['the value itself', person, { name: 'Maya', email: 'm@x.test' }, ''],
    ['below one name', person, { result: { name: 'Maya', email: 'm@x.test' } }, 'result'],
    ['below two names', person, { ok: true, result: { data: { name: 'Maya', email: 'm@x.test' } } }, 'result.data'],
    ['below three names', person, { a: { b: { c: { name: 'Maya', email: 'm@x.test' } } } }, undefined],
    ['half of what is required', person, { result: { name: 'Maya' } }, 'result'],
    ['what is not required', person, { result: { phone: '1', title: 'x' } }, undefined],
    ['a list in its place', person, { result: [{ name: 'Maya' }] }, undefined],
    ['null', person, { result: null }, undefined],
    ['a list of such', { items: person }, { team: [{ name: 'Maya', email: 'm' }] }, 'team'],
    ['an empty list', { items: person }, { team: [] }, 'team'],
    ['a list of others', { items: person }, { team: [{ id: 7 }, { name: 'Maya', email: 'm' }] }, undefined],
    ['a quarter of what is described', { properties: person.properties }, { result: { name: 'Maya' } }, undefined],
    ['half of what is described', { properties: person.properties }, { result: { name: 'M', title: 'x' } }, 'result'],
    ['an object without fields', { properties: {} }, { result: {} }, undefined],
    ['anything', {}, 7, ''],
  ])('%s', (_, schema, value, place) => {
    expect(placeOf(schema, value)).toBe(place);
  });
});

describe('names that may have been intended', () => {
  it.each([
    ['net_amount', ['date', 'net_amt', 'amount'], ['net_amt', 'amount']],
    ['net_amount', ['amount_net', 'netAmount', 'note'], ['netAmount', 'amount_net']],
    ['email', ['x1', 'y2'], ['x1', 'y2']],
    ['days', ['day', 'dday', 'da'], ['day', 'dday']],
    ['ab', ['ba', 'ab'], ['ab']],
    ['', [''], ['']],
  ])('of %s in %j are %j', (name, names, nearest) => {
    expect(nearestFirst(name, names)).toEqual(nearest);
  });
});
