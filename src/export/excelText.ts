import { cellText } from './cellText.ts';

/** The maximum length of a cell's text. */
const longest = 32_767;

/** Makes a text safe for a cell of a workbook. */
export function excelText(text: string): string {
  const written = cellText(text.slice(0, longest - 1));
  // The library looks texts up in a plain object, which inherits `constructor` and the like.
  return written in {} ? `${written} ` : written;
}
