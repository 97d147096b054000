import { availableParallelism, loadavg } from 'node:os';
import * as streams from 'node:stream/web';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// The first test of a file also loads its screens, which takes long on cores that others use too. On an idle machine
// a test that fails waits only 15 seconds for what does not come.
const processesPerCore = (loadavg()[0] ?? 0) / availableParallelism();
configure({ asyncUtilTimeout: Math.min(40_000, Math.max(15_000, 10_000 * processesPerCore)) });

// Prints the page only when `waitFor` gives up, not for each failed try.
const { getElementError } = getConfig();
configure({
  getElementError(message, container) {
    const isAwaited = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    return isAwaited ? new Error(message ?? '') : getElementError(message, container);
  },
});

// React records where each element was made, up to ten thousand times a second, for messages that no test reads.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => undefined });

// jsdom has no streams, and hides Node's from test files that share their process with others.
for (const [name, value] of Object.entries(streams)) if (!(name in globalThis)) Reflect.set(globalThis, name, value);

// jsdom has no layout and therefore lacks this observer. Here everything is in view.
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
// Here nothing changes its size.
class NothingGrows {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: AllInView, ResizeObserver: NothingGrows, scrollTo: () => undefined });
Element.prototype.scrollIntoView ??= () => undefined;
performance.getEntriesByType ??= () => [];
HTMLImageElement.prototype.decode ??= async () => undefined;
