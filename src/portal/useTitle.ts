import { useEffect } from 'react';
import { usePortal } from './PortalContext.tsx';

/** Names the page: the screen, whose it is where there is someone, and the portal. */
export function useTitle(...parts: (string | undefined)[]): void {
  const { brand } = usePortal();
  const title = [...parts, `${brand.name} ${brand.product}`].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
