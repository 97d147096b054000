/** A month with its preposition: `de juillet 2026`, `d’août 2026`. */
export const ofMonth = (month: string): string => (/^[aeiouy]/i.test(month) ? `d’${month}` : `de ${month}`);

/** From one day or month to another, each of which may be followed by more: `du 1er août …`, `de juillet …`. */
export const span = (first: string, last: string): string =>
  /^\d/.test(first) ? `du ${first} au ${last}` : `${ofMonth(first)} à ${last}`;
