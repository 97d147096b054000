/**
 * A cache for at most `size` values, which drops the least recently used one: returns the value of a key, made if there
 * is none. Cached values must not be modified.
 */
export function boundedCache<Value>(size: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const value = values.has(key) ? (values.get(key) as Value) : make(); // It has the key.
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > size && oldest !== undefined) values.delete(oldest);
    return value;
  };
}
