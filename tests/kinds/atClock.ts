import { afterEach, beforeEach, vi } from 'vitest';
import { afternoon } from '../day.ts';

/** Sets the reader's clock to the day of the sandbox, for the tests of a file; its timers stay real. */
export function atClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: afternoon });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
