const narrow = /[.,'’\u00a0\u202f]/g;

const widthOf = (word: string) => word.length - (word.match(narrow)?.length ?? 0) / 2;

/** The width, in digits, of the longest figure in some texts. A column needs that room, since figures do not wrap. */
export const longestWord = (texts: readonly string[]): number =>
  Math.max(
    0,
    ...texts
      .flatMap((text) => text.split(' '))
      .filter((word) => /\d/.test(word))
      .map(widthOf),
  );
