/** The characters that a spreadsheet reads as the start of a formula, including the full-width ones. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Characters that XML 1.0 cannot represent, or that the library drops itself: a formula might start behind them. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}|\uFFFD/gu;
/** The maximum length of a cell's text. */
const longest = 32_767;

/**
 * Makes a text safe for a cell: a text that would be read as a formula gets a leading apostrophe (OWASP, CSV
 * injection), and characters that the file cannot hold are removed.
 */
export function excelText(text: string): string {
  const writable = text.slice(0, longest - 1).replace(unwritable, '');
  const written = formula.test(writable) ? `'${writable}` : writable;
  // The library looks texts up in a plain object, which inherits `constructor` and the like.
  return written in {} ? `${written} ` : written;
}
