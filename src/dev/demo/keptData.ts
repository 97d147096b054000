import type { SavedState } from '../../sandbox/state.ts';

const database = 'demonstration';
const store = 'sandbox';
const key = 'state';

const done = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function use<Value>(mode: IDBTransactionMode, ask: (data: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const opening = indexedDB.open(database);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const opened = await done(opening);
  try {
    return await done(ask(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

/** What all tabs of this browser share: the sandbox's data, in the browser's own database (IndexedDB). */
export const keptData = {
  read: () => use<SavedState | undefined>('readonly', (data) => data.get(key)),
  write: (state: SavedState) => use('readwrite', (data) => data.put(state, key)),
  remove: () => use('readwrite', (data) => data.delete(key)),
};

/** Runs one call after the other, in whichever tab, so that none works with data that another one is changing. */
export const inTurn = <Value>(call: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request(database, call) as Promise<Value>; // It resolves with what the call does.
