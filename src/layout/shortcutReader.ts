/** What keys ask for; a number is the place of a screen in the menu, from 1. */
export type Shortcut = 'list' | 'search' | 'amounts' | number;

const keys: Record<string, Shortcut> = { '?': 'list', '/': 'search', m: 'amounts' };

/** Where keys have a meaning of their own. */
const taken = 'input, select, textarea, [contenteditable]';
const open = '[role="dialog"], [role="menu"]';

/** Held on the way to another key. */
const modifiers = ['Shift', 'CapsLock', 'AltGraph'];

function isFree({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(taken)) && !document.querySelector(open);
}

/**
 * Reads one key after the other: `g` waits for the next one, for as long as that takes. Nothing is read in a field, with a
 * modifier key, or while a dialog or a menu is open.
 */
export function shortcutReader(): (event: KeyboardEvent) => Shortcut | undefined {
  let isGoing = false;
  return (event) => {
    if (modifiers.includes(event.key)) return undefined;
    const wasGoing = isGoing;
    isGoing = false;
    if (event.defaultPrevented || event.isComposing || event.repeat || !isFree(event)) return undefined;
    if (wasGoing) {
      // By the key and not by its sign: French keyboards have the digits on the second level.
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      return digit === undefined ? undefined : Number(digit);
    }
    const key = event.shiftKey ? event.key : event.key.toLowerCase();
    isGoing = key === 'g';
    return keys[key];
  };
}
