import { useLocation } from 'react-router-dom';
import { usePortal } from '../screen/PortalContext.tsx';
import { useOnChange } from '../ui/useOnChange.ts';
import { withSecondTry } from '../ui/withSecondTry.ts';
import { reportError } from './reportError.ts';

/** Watches the page for the operator's hook. Without a hook nothing is loaded. */
export function useEventWatch(): void {
  const { pathname } = useLocation();
  const { routes } = usePortal();
  useOnChange(() => {
    if (!globalThis.onPortalEvent) return;
    const openedAt = performance.now();
    const patterns = [...Object.keys(routes.public), ...Object.keys(routes.signedIn)];
    void withSecondTry(() => import('./watchEvents.ts'))
      .then(({ watchScreen }) => watchScreen(pathname, patterns, openedAt))
      .catch(reportError);
  }, [pathname]);
}
