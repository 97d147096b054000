import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const advice = 'A test that expects an error message clears it: vi.mocked(console.error).mockClear().';
  expect(console.error, advice).not.toHaveBeenCalled();
});
