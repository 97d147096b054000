import { type RefObject, useRef } from 'react';

/** The element that a dialog focuses when it opens, instead of its first control. */
export type FocusedFirst = RefObject<HTMLElement | null> | 'field';

/** The element that gets the focus back: for a menu item, whose menu is closed by then, the menu's button. */
function buttonOf(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

const field = 'input:enabled:not([type="hidden"], [tabindex="-1"]), select:enabled, textarea:enabled';

/**
 * Focuses the first field of a dialog that opens. Many forms arrive late, because their code or their initial values
 * have to load first; if the user has moved the focus meanwhile, it stays there. On touch screens the dialog itself
 * keeps the focus: the keyboard would cover half of a form that the user has not read yet.
 */
function focusFirstField(dialog: HTMLElement): void {
  dialog.focus();
  if (window.matchMedia?.('(pointer: coarse)').matches) return;
  const isOver = () => {
    if (document.activeElement !== dialog) return true;
    dialog.querySelector<HTMLElement>(field)?.focus();
    return document.activeElement !== dialog;
  };
  if (isOver()) return;
  const observer = new MutationObserver(() => isOver() && observer.disconnect());
  observer.observe(dialog, { childList: true, subtree: true });
}

/**
 * Returns the focus to the element that had it when a dialog opened. The library does so only for its own trigger
 * button, and prevents it otherwise; our dialogs are opened by state. If that element is gone, such as the button in a
 * removed row, its section gets the focus; if something else has taken the focus, such as the heading of a new screen,
 * it keeps it. `first` is what is focused initially.
 */
export function useReturnFocus(first?: FocusedFirst) {
  const opener = useRef<Element | null>(null);
  const section = useRef<HTMLElement | null | undefined>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = buttonOf(document.activeElement);
      section.current = opener.current?.closest<HTMLElement>('section[tabindex]');
      if (first === 'field' && event.currentTarget instanceof HTMLElement) {
        event.preventDefault();
        focusFirstField(event.currentTarget);
      } else if (first !== 'field' && first?.current) {
        event.preventDefault();
        first.current.focus();
      }
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      if (opener.current?.isConnected === false) section.current?.focus();
      else if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
