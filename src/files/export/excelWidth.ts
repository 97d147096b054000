import type { CellObject } from 'write-excel-file/universal';

/** A text that is wider than this breaks into lines. */
export const widestText = 60;

/** East Asian characters and emoji, which take the room of two digits. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u;
/** Accents and the like, which take none. */
const none = /[\p{M}\p{Cf}]/u;
const plain = /^[ -~]*$/;
const capitals = /[A-Z]/g;
/** Capitals are wider than digits, which have the width of most letters. */
const moreForCapital = 0.25;

/** How wide a text is in digits, the unit of spreadsheets. */
function textWidth(text: string): number {
  const more = (text.match(capitals)?.length ?? 0) * moreForCapital;
  if (plain.test(text)) return text.length + more;
  return [...text].reduce((sum, one) => sum + (wide.test(one) ? 2 : none.test(one) ? 0 : 1), more);
}

/** How wide a number is in a format such as `[$CAD] #,##0.00`. */
function numberWidth(value: number, format: string): number {
  const shown = Math.abs(format.endsWith('%') ? value * 100 : value);
  const digits = Math.max(1, Math.floor(Math.log10(shown)) + 1);
  const groups = format.includes(',') ? Math.floor((digits - 1) / 3) : 0;
  // What stands before and after the digits: a sign, a currency, decimals, a percent sign.
  const around = format.replace(/\[\$(\w+)\]/, '$1').replace(/[#,]*0(?=\.|%|$)/, '');
  return (value < 0 ? 1 : 0) + digits + groups + textWidth(around);
}

/** How wide a cell's content is in digits. A day is as long as its format. */
export function cellWidth({ value, format = '' }: CellObject): number {
  if (typeof value === 'number') return numberWidth(value, format);
  if (value instanceof Date) return format.length;
  return Math.max(...String(value).split('\n').map(textWidth));
}

/** The number of lines that a text takes in a column of the greatest width. */
export const linesOf = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(textWidth(line) / widestText)), 0);
