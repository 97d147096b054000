/**
 * Whether a text from the URL or a cookie can be an id: a whole number from 1, small enough for a number to hold it
 * exactly.
 */
export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
