import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. The library does so only for its own trigger button, and
 * prevents it otherwise; ours are opened by state. What is gone by then, such as the button of a row that was removed, gives
 * way to the section that it was in.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  const section = useRef<HTMLElement | null | undefined>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
      section.current = opener.current?.closest<HTMLElement>('section[tabindex]');
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current?.isConnected === false) section.current?.focus();
      else if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
