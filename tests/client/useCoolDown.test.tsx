import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/client/ApiError.ts';
import { useCoolDown } from '../../src/client/useCoolDown.ts';

const tooMany = () => new ApiError('http', 'Too many requests.', 429);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['another refusal', new ApiError('http', 'No.', 500)],
  ['an error of ours', Object.assign(new Error('No.'), { status: 429 })],
  ['nothing', undefined],
])('does not block another try after %s', (_, error) => {
  expect(renderHook(() => useCoolDown(error)).result.current).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('blocks another try for half a minute after too many requests, and again after each', () => {
  const { result, rerender, unmount } = renderHook(useCoolDown, { initialProps: tooMany() });
  const after = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms));
    return result.current;
  };
  expect(result.current).toBe(true);
  expect(after(29_999)).toBe(true);
  expect(after(1)).toBe(false);
  rerender(tooMany());
  expect(result.current).toBe(true);
  expect(after(20_000)).toBe(true);
  rerender(tooMany());
  expect(after(20_000)).toBe(true);
  expect(after(10_000)).toBe(false);
  rerender(tooMany());
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
