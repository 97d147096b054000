import { afterAll, vi } from 'vitest';

// The next file of the worker has the same clock and the same globals.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
