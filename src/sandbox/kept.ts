import type { Portfolio } from './ledger/portfolio.ts';

const MOST = 60;

const stores = new WeakMap<Portfolio, Map<string, unknown>>();

/**
 * What follows from a portfolio and the key alone, worked out when it is first asked for: a portfolio never changes. Of a
 * portfolio's results those asked for last are kept; nobody may change them.
 */
export function kept<Value>(portfolio: Portfolio, key: string, make: () => Value): Value {
  const store = stores.get(portfolio) ?? new Map<string, unknown>();
  stores.set(portfolio, store);
  const value = store.has(key) ? (store.get(key) as Value) : make(); // Under this key its own `make` put it there.
  store.delete(key);
  store.set(key, value);
  const [oldest] = store.keys();
  if (store.size > MOST && oldest !== undefined) store.delete(oldest);
  return value;
}
