import { useSyncExternalStore } from 'react';
import { type Toast, type ToastStore, toastStore } from './toastStore.ts';

/** The notices on show. */
export function useToasts(store: ToastStore = toastStore): readonly Toast[] {
  return useSyncExternalStore(store.subscribe, store.shown);
}
