const field = 'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled';

/**
 * Focuses the first field of a dialog that opens, as soon as it is there: many a form is loaded late, or waits for what
 * it is prefilled with. If the person has moved the focus meanwhile, it stays there. Where one touches the screen, the dialog itself
 * keeps it: the keyboard would come up and cover half of a form that nobody has read yet.
 */
export function focusFirstField(dialog: HTMLElement): void {
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
