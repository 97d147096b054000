/** A shortcut; a number is the position of a screen in the menu, from 1. */
export type Shortcut = 'list' | 'search' | 'amounts' | number;

const keys: Record<string, Shortcut> = { '?': 'list', '/': 'search', m: 'amounts' };

/** Elements that need the keys themselves. */
const taken = 'input, select, textarea, [contenteditable]';
const open = '[role="dialog"], [role="menu"]';

/** Keys that are pressed only to reach another key. */
const modifiers = ['Shift', 'CapsLock', 'AltGraph'];

function isFree({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(taken)) && !document.querySelector(open);
}

/**
 * Reads one key after another: after `g` it waits for the next key without a time limit. Ignores keys in a field, with
 * a modifier key, or while a dialog or menu is open.
 */
export function shortcutReader(): (event: KeyboardEvent) => Shortcut | undefined {
  let isGoing = false;
  return (event) => {
    if (modifiers.includes(event.key)) return undefined;
    const wasGoing = isGoing;
    isGoing = false;
    if (event.defaultPrevented || event.isComposing || event.repeat || !isFree(event)) return undefined;
    if (wasGoing) {
      // The physical key, not the character: on French keyboards, digits need Shift.
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      return digit === undefined ? undefined : Number(digit);
    }
    const key = event.shiftKey ? event.key : event.key.toLowerCase();
    isGoing = key === 'g';
    return keys[key];
  };
}
