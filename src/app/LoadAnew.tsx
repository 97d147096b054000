import { useEffect } from 'react';
import { Navigate, useHref } from 'react-router-dom';
import { leaving } from '../screen/leaving.ts';

/**
 * Reloads the page, here or `at` another path, to discard what a session leaves behind: data in memory, running
 * requests and the browser's copies of the page.
 */
export function LoadAnew({ at }: { at: string | undefined }) {
  // While offline, the loaded page is better than none.
  const isSoft = at !== undefined && !navigator.onLine;
  // The portal may be served below a path of its host.
  const href = useHref(at ?? '');
  useEffect(() => {
    leaving.isReleased = true;
    if (isSoft) return;
    if (at === undefined) location.reload();
    else location.replace(href);
  }, [at, href, isSoft]);
  return isSoft ? <Navigate to={at} replace /> : null;
}
