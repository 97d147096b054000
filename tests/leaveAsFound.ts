import { afterAll, vi } from 'vitest';

// The next file of the worker has the same clock, globals and modules.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // A module that is still loading when its file ends fails, and stays failed for all files after it.
  await vi.dynamicImportSettled();
});
