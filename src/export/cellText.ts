/** The characters that a spreadsheet reads as the start of a formula, including the full-width ones. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Characters that XML 1.0 cannot represent, or that programs drop themselves: a formula might start behind them. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}|\uFFFD/gu;

/**
 * Makes a text safe for a spreadsheet: a text that would be read as a formula gets a leading apostrophe (OWASP, CSV
 * injection), and characters that the file cannot hold are removed.
 */
export function cellText(text: string): string {
  const writable = text.replace(unwritable, '');
  return formula.test(writable) ? `'${writable}` : writable;
}
