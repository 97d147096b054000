/** Whether a text of the address or of a cookie can be the id of something: a whole number from 1, within what numbers hold exactly. */
export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
