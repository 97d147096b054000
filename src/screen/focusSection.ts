/**
 * Moves the focus to the section or dialog around the focused element. Call it when a button is about to disappear
 * because it was pressed: the focus would be lost with it.
 */
export function focusSection() {
  document.activeElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
