/** Breaks a text into lines no wider than `width`: between words, and within one that is wider on its own. */
export function brokenLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (widthOf(joined) <= width) line = joined;
    else {
      if (line !== '') lines.push(line);
      const parts = brokenWord(word, width, widthOf);
      line = parts.pop() ?? '';
      lines.push(...parts);
    }
  }
  return [...lines, line];
}

function brokenWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const letters = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
  const parts: string[] = [];
  for (let start = 0; start < letters.length; ) {
    // The most letters that fit, but at least one.
    let [least, most] = [1, letters.length - start];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (widthOf(letters.slice(start, start + middle).join('')) <= width) least = middle;
      else most = middle - 1;
    }
    parts.push(letters.slice(start, start + least).join(''));
    start += least;
  }
  return parts;
}
