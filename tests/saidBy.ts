/** The text of an element, with plain spaces in figures and dates. */
export const saidBy = (element: Element | null | undefined): string | undefined =>
  element?.textContent?.replaceAll('\u00a0', ' ');
