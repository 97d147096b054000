/** What a spreadsheet takes for the beginning of a formula, also written full-width. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** What XML 1.0 has no way to write, or the library leaves out by itself: behind it a formula might begin. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}|\uFFFD/gu;
/** The most that a cell holds. */
const longest = 32_767;

/**
 * A text that is safe in a cell: what a spreadsheet would calculate gets an apostrophe in front (OWASP, CSV injection),
 * what a file cannot hold is left out.
 */
export function excelText(text: string): string {
  const writable = text.slice(0, longest - 1).replace(unwritable, '');
  const written = formula.test(writable) ? `'${writable}` : writable;
  // The library looks texts up in a plain object, where `constructor` and its like are found without being there.
  return written in {} ? `${written} ` : written;
}
