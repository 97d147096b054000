import { useEffect } from 'react';
import { listed } from '../values/isolated.ts';
import { usePortal } from './PortalContext.tsx';

/** Sets the page title: the screen, the investor if there is one, and the portal. */
export function useTitle(...parts: (string | undefined)[]): void {
  const { brand } = usePortal();
  const title = listed([...parts, `${brand.name} ${brand.product}`], ' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
