import { afterEach, beforeEach, vi } from 'vitest';

/** Sets the reader's clock to the day of the sandbox, for the tests of a file; its timers stay real. */
export function atClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-07-10T14:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
