import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { afterEachFile, afterEachTest } from './puttingBack.ts';
import './window.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(async () => {
  cleanup();
  for (const putBack of afterEachTest) await putBack();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other API for cookies, and the portal uses this one.
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.documentElement.lang = '';
  const advice = 'A test that expects an error message clears it: vi.mocked(console.error).mockClear().';
  expect(console.error, advice).not.toHaveBeenCalled();
});

afterAll(async () => {
  for (const putBack of afterEachFile) await putBack();
});
