import { afterAll, vi } from 'vitest';

// The next test file of this worker shares the clock, the globals and the modules.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // A module that is still loading when its test file ends fails, and stays failed for all later files.
  await vi.dynamicImportSettled();
});
