import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type ViewerKey, viewerKey } from './viewerKey.ts';

/**
 * Handles the keys pressed anywhere in the viewer's dialog, before the dialog does: Escape in a field with content
 * clears the field and does not close the dialog.
 */
export function useViewerKeys(viewer: RefObject<Element | null>, act: (key: ViewerKey) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const dialog = viewer.current?.closest('[role="dialog"]');
    if (!(event.target instanceof Node && dialog?.contains(event.target))) return;
    const key = viewerKey(event);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    act(key);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
