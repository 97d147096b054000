/** What a spreadsheet takes for the beginning of a formula, also written full-width. */
const formula = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;
/** What XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that have to go
const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;
const halfCharacter = /\p{Surrogate}/gu;
/** The most that a cell holds. */
const longest = 32_767;

/**
 * A text that is safe in a cell: what a spreadsheet would calculate gets an apostrophe in front (OWASP, CSV injection),
 * what no file can hold is left out.
 */
export function excelText(text: string): string {
  const guarded = formula.test(text) ? `'${text}` : text;
  const written = guarded.replace(unwritable, '').slice(0, longest).replace(halfCharacter, '\uFFFD');
  // The library looks texts up in a plain object, where `constructor` and its like are found without being there.
  return written in {} ? `${written} ` : written;
}
