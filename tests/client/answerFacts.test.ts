import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodyOf } from '../../src/client/bodyOf.ts';
import { hasPromisedLists } from '../../src/client/hasPromisedLists.ts';
import { isAnswerOf } from '../../src/client/isAnswerOf.ts';
import { isId } from '../../src/client/isId.ts';
import type { CommandId } from '../../src/client/types.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the outline of an answer', () => {
  it.each([
    [{ totals: {}, activities: [] }, true],
    [{ totals: { count: 1 }, activities: [{}] }, true],
    [{ totals: null, activities: [] }, false],
    [{ totals: [], activities: [] }, false],
    [{ totals: {}, activities: {} }, false],
    [{ totals: {}, activities: [{}, null] }, false],
    [{ activities: [] }, false],
    [undefined, false],
  ])('of activities is kept by %j: %s', (data, isKept) => {
    expect(hasPromisedLists('portfolioActivities', data)).toBe(isKept);
  });

  it('accepts any answer if none is described', () => {
    expect(hasPromisedLists('nothingOfTheKind', undefined)).toBe(true);
  });
});

it.each([
  ['1', true],
  ['501', true],
  ['999999999999999', true],
  ['1000000000000000', false],
  ['0', false],
  ['01', false],
  ['-1', false],
  ['1.5', false],
  ['1 ', false],
  [' 1', false],
  ['', false],
])('%j is an id: %s', (text, is) => {
  expect(isId(text)).toBe(is);
});

it('finds the key of a query by its operation', () => {
  expect(isAnswerOf(['teamList', 'investmentList'], ['investmentList', '/investments/current/list', {}])).toBe(true);
  expect(isAnswerOf(['teamList'], ['investmentList', '/investments/current/list', {}])).toBe(false);
  expect(isAnswerOf([], ['teamList', '/teams'])).toBe(false);
});

it('has no rules for a command without a body', async () => {
  await expect(bodyOf('authLogout' as CommandId)).rejects.toThrow('authLogout has no body in openapi/.');
});

describe('the time of sending', () => {
  const fresh = async (now: number) => {
    vi.resetModules();
    vi.useFakeTimers({ now });
    return (await import('../../src/client/sendingTime.ts')).sendingTime;
  };

  it('is that of the clock, and later than the previous one within the same millisecond', async () => {
    const sendingTime = await fresh(5_000_000);
    expect(sendingTime()).toBe(5_000_000);
    expect(sendingTime()).toBe(5_000_000.001);
    vi.setSystemTime(5_000_007);
    expect(sendingTime()).toBe(5_000_007);
  });

  it('keeps increasing if the clock is set back a little, and restarts if by more than a minute', async () => {
    const sendingTime = await fresh(5_000_000);
    sendingTime();
    vi.setSystemTime(4_940_000);
    expect(sendingTime()).toBe(5_000_000.001);
    vi.setSystemTime(4_939_999);
    expect(sendingTime()).toBe(4_939_999);
  });
});
