const ellipsis = ' …';

/**
 * The beginning of a text, cut after a word; the text itself where little would be left out, so that nobody asks for more
 * and gets a word. A text of one endless word is cut anywhere.
 */
export function excerpt(text: string, longest: number): string {
  if (text.length <= longest * 1.2) return text;
  const start = text.slice(0, longest + 1);
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  const cut = end > longest / 2 ? start.slice(0, end) : [...start].slice(0, -1).join('');
  return cut.trimEnd() + ellipsis;
}
