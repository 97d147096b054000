import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// The first test of a file loads its screens, on two cores that are busy with the other tests.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom lacks, since it draws nothing: here everything is in view.
class AllInView {
  readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(callback: AllInView['callback']) {
    this.callback = callback;
  }
  observe(target: Element) {
    queueMicrotask(() => this.callback([{ target, isIntersecting: true }]));
  }
  unobserve() {}
  disconnect() {}
}
// Nor does anything change its size or its place.
class NothingGrows {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: AllInView, ResizeObserver: NothingGrows, scrollTo: () => undefined });
Element.prototype.scrollIntoView ??= () => undefined;
HTMLImageElement.prototype.decode ??= async () => undefined;

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const advice = 'A test that expects an error message clears it: vi.mocked(console.error).mockClear().';
  expect(console.error, advice).not.toHaveBeenCalled();
});
