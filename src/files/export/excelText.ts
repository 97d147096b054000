import { writableText } from './cellText.ts';

/** The maximum length of a cell's text. */
const longest = 32_767;

/** What a spreadsheet reads as the number of a character (ECMA-376, ST_Xstring); one may begin with another's end. */
const numbered = /_(?=x[\dA-F]{4}_)/gi;

/** Makes a text one that a cell of a workbook can hold. The cell's type keeps it from being read as a formula. */
export function excelText(text: string): string {
  const written = writableText(text.slice(0, longest - 1)).replace(numbered, '_x005F_');
  // The library looks texts up in a plain object, which inherits `constructor` and the like.
  return written in {} ? `${written} ` : written;
}
