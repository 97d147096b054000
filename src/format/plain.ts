/** A text for searching: upper and lower case, and letters with and without accents, are alike; `montreal` finds Montréal. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
