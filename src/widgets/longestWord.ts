/** The length of the longest part of some texts that stays on one line, and for which a column needs room. */
export const longestWord = (texts: readonly string[]): number =>
  Math.max(0, ...texts.flatMap((text) => text.split(' ')).map(({ length }) => length));
