import { useEffect } from 'react';
import { usePortal } from './PortalContext.tsx';

/** Sets the page title: the screen, the investor if there is one, and the portal. */
export function useTitle(...parts: (string | undefined)[]): void {
  const { brand } = usePortal();
  const title = [...parts, `${brand.name} ${brand.product}`].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
