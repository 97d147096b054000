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
