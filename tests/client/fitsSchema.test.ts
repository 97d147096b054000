import { describe, expect, it } from 'vitest';
import { fitsSchema, fitsType, wordsOf } from '../../src/client/fitsSchema.ts';

describe('a value fits', () => {
  it.each([
    [['string'], 'a', true],
    [['string'], 7, false],
    [['null'], null, true],
    [['object'], null, false],
    [['array'], [], true],
    [['object'], [], false],
    [['object'], {}, true],
    [['number'], 1.5, true],
    [['integer'], 7, true],
    [['integer'], 1.5, false],
    [['integer'], '7', false],
    [['boolean'], 7, false],
    [['string', 'null'], null, true],
  ])('one of the types %j if it is %j: %s', (types, value, fits) => {
    expect(fitsType(types, value)).toBe(fits);
  });

  it.each([
    [{}, undefined, true],
    [{ type: ['number'] }, '7', false],
    [{ enum: ['a', null] }, null, true],
    [{ enum: ['a'] }, 'b', false],
    [{ format: 'date' }, '2026-06-30', true],
    [{ format: 'date' }, '2026-06-31', false],
    [{ format: 'date' }, 7, true],
    [{ format: 'date-time' }, '2026-06-30T08:15:00Z', true],
    [{ format: 'date-time' }, '2026-06-30T08:15:00.5-05:00', true],
    [{ format: 'date-time' }, '2026-06-30T08:15:00', false],
    [{ format: 'date-time' }, '2026-06-30T99:15:00Z', false],
    [{ format: 'email' }, 'maya@northline.test', true],
    [{ format: 'email' }, "o'brien@northline.test", true],
    [{ format: 'email' }, '用户@例子.测试', true],
    [{ format: 'email' }, '"maya chen"@northline.test', true],
    [{ format: 'email' }, '"maya@home"@northline.test', true],
    [{ format: 'email' }, 'maya@[IPv6:2001:db8::1]', true],
    [{ format: 'email' }, 'maya@localhost', true],
    [{ format: 'email' }, 'maya@home@northline.test', false],
    [{ format: 'email' }, '@northline.test', false],
    [{ format: 'email' }, 'maya@', false],
    [{ format: 'email' }, 'maya chen@northline.test', false],
    [{ format: 'email' }, 'maya@northline.test or phone', false],
    [{ format: 'uri' }, 'https://www.northline.test', true],
    [{ format: 'uri' }, 'northline', false],
    [{ format: 'unheard-of' }, 'anything', true],
    [{ format: 'date', pattern: '^2026' }, '2025-06-30', false],
    [{ pattern: '^\\p{L}+$' }, 'Montréal', true],
    [{ pattern: '^\\d+$' }, 'a', false],
  ])('the schema %j if it is %j: %s', (schema, value, fits) => {
    expect(fitsSchema(schema, value)).toBe(fits);
  });
});

it.each([
  [{}, 'anything'],
  [{ type: ['integer'] }, 'integer'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: ['string', 'null'], format: 'date' }, 'date | null'],
  [{ type: ['string'], pattern: '^x' }, 'string like ^x'],
  [{ enum: ['a', 7, null] }, '"a" | 7 | null'],
  [{ anyOf: [{ type: ['object'] }, { enum: ['a'] }] }, 'object | "a"'],
])('%j is %s in words', (schema, words) => {
  expect(wordsOf(schema)).toBe(words);
});
