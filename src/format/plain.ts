/** Normalizes a text for searching by dropping case and accents: `montreal` finds Montréal. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
