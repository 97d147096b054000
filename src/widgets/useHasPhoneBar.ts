import { useSyncExternalStore } from 'react';
import { phoneWithBar } from '../theme/phone.ts';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia?.(phoneWithBar);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

const isPhone = () => window.matchMedia?.(phoneWithBar).matches ?? false;

/** Whether the window is that of a phone with room for a bar at its bottom. */
export const useHasPhoneBar = () => useSyncExternalStore(subscribe, isPhone);
