/** The characters that a spreadsheet reads as the start of a formula, including the full-width ones. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/**
 * Characters that XML 1.0 cannot represent, or that programs drop themselves: a formula might start behind them. Those
 * that turn a text around would turn around what follows it as well.
 */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}|[\uFFFD\u202A-\u202E\u2066-\u2069]/gu;

/** Removes the characters that a file cannot hold. */
export const writableText = (text: string): string => text.replace(unwritable, '');

/**
 * Makes a text safe for a file whose cells have no types: one that would be read as a formula gets a leading apostrophe
 * (OWASP, CSV injection).
 */
export function cellText(text: string): string {
  const writable = writableText(text);
  return formula.test(writable) ? `'${writable}` : writable;
}
