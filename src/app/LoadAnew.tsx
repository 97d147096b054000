import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { leaving } from '../portal/leaving.ts';

/**
 * Loads the page anew, here or `at` another path: what a session leaves in memory, under way or in the browser's copies
 * of the page ends with it.
 */
export function LoadAnew({ at }: { at: string | undefined }) {
  // Without a connection the page that is here is better than none.
  const isSoft = at !== undefined && !navigator.onLine;
  useEffect(() => {
    leaving.isReleased = true;
    if (isSoft) return;
    if (at === undefined) location.reload();
    else location.replace(at);
  }, [at, isSoft]);
  return isSoft ? <Navigate to={at} replace /> : null;
}
