interface Store<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** What a store has under a key; created and stored the first time. */
export function cached<Key, Value>(store: Store<Key, Value>, key: Key, create: () => Value): Value {
  const known = store.get(key);
  if (known !== undefined) return known;
  const created = create();
  store.set(key, created);
  return created;
}
