import { type RefObject, useRef } from 'react';

/** What is to have the focus again: the button of a menu, which is gone when what was chosen in it is open. */
function buttonOf(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/**
 * Gives the focus back to what had it when a dialog opened. The library does so only for its own trigger button, and
 * prevents it otherwise; ours are opened by state. What is gone by then, such as the button of a row that was removed, gives
 * way to the section that it was in; what has got the focus meanwhile, such as the heading of another screen, keeps it.
 * Until then `first`, where it is given, has the focus.
 */
export function useReturnFocus(first?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  const section = useRef<HTMLElement | null | undefined>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = buttonOf(document.activeElement);
      section.current = opener.current?.closest<HTMLElement>('section[tabindex]');
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      if (opener.current?.isConnected === false) section.current?.focus();
      else if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
