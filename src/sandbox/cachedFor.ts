import { boundedCache } from './boundedCache.ts';
import type { Portfolio } from './ledger/portfolio.ts';

const caches = new WeakMap<Portfolio, ReturnType<typeof boundedCache>>();

/** Caches a value that depends only on a portfolio, which never changes, and the key. */
export function cachedFor<Value>(portfolio: Portfolio, key: string, make: () => Value): Value {
  const cached = caches.get(portfolio) ?? boundedCache(60);
  caches.set(portfolio, cached);
  return cached(key, make) as Value; // Only `make` for the same key has stored it.
}
