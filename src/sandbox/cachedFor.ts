import type { Portfolio } from './ledger/portfolio.ts';

const MOST = 60;

const stores = new WeakMap<Portfolio, Map<string, unknown>>();

/**
 * Caches a value that depends only on a portfolio and the key: a portfolio never changes. The least recently used
 * results of a portfolio are dropped; cached values must not be modified.
 */
export function cachedFor<Value>(portfolio: Portfolio, key: string, make: () => Value): Value {
  const store = stores.get(portfolio) ?? new Map<string, unknown>();
  stores.set(portfolio, store);
  const value = store.has(key) ? (store.get(key) as Value) : make(); // Only `make` for the same key has stored it.
  store.delete(key);
  store.set(key, value);
  const [oldest] = store.keys();
  if (store.size > MOST && oldest !== undefined) store.delete(oldest);
  return value;
}
