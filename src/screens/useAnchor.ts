import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the section that the address ends with (`#portfolio-activity`) into view and moves the focus to it. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor chosen again is another key.
  useEffect(() => {
    const section = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}
