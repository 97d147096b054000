/**
 * Gives the focus to the section or the dialog around what has it: a button that is about to go because it was pressed would
 * take the focus with it.
 */
export function focusSection() {
  document.activeElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
