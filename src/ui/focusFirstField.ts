const field = 'input:enabled:not([type="hidden"], [tabindex="-1"]), select:enabled, textarea:enabled';

/**
 * Focuses the first field of a dialog that opens. Many forms arrive late, because their code or their initial values
 * have to load first; if the user has moved the focus meanwhile, it stays there. On touch screens the dialog itself
 * keeps the focus: the keyboard would cover half of a form that the user has not read yet.
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
