const ellipsis = ' …';

/**
 * The beginning of a text, cut after a word. A text that is only a little too long is not cut, so that "more" never
 * reveals a single word. A text without spaces is cut anywhere.
 */
export function excerpt(text: string, longest: number): string {
  if (text.length <= longest * 1.2) return text;
  const start = text.slice(0, longest + 1);
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  const cut = end > longest / 2 ? start.slice(0, end) : [...start].slice(0, -1).join('');
  return cut.trimEnd() + ellipsis;
}
