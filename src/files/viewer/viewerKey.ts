import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A keyboard command of the viewer. */
export type ViewerKey =
  | 'search'
  | 'print'
  | 'down'
  | 'up'
  | 'right'
  | 'left'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'clear';

const keys: Record<string, ViewerKey> = {
  PageDown: 'down',
  PageUp: 'up',
  ArrowRight: 'right',
  ArrowLeft: 'left',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit',
};

const withControl: Record<string, ViewerKey> = { f: 'search', p: 'print' };

/** The command for a key event; in a text field only keys that are not used for editing. */
export function viewerKey(event: KeyboardEvent): ViewerKey | undefined {
  if (event.altKey || event.isComposing) return undefined;
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? undefined : withControl[event.key.toLowerCase()];
  // With Shift only character keys count: Shift and an arrow key selects text.
  if (event.shiftKey && event.key.length > 1) return undefined;
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return keys[event.key];
  if (target.type === 'search' && target.value !== '' && event.key === 'Escape') return 'clear';
  return event.key === 'PageDown' || event.key === 'PageUp' ? keys[event.key] : undefined;
}

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
