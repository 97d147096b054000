const narrow = /[.,'’\u00a0\u202f]/g;

const widthOf = (word: string) => word.length - (word.match(narrow)?.length ?? 0) / 2;

/** The width, in digits, of the longest part of some texts that stays on one line, and for which a column needs room. */
export const longestWord = (texts: readonly string[]): number =>
  Math.max(0, ...texts.flatMap((text) => text.split(' ')).map(widthOf));
