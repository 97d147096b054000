/** Windows-1252, the characters that the built-in fonts of every PDF reader have. */
const known = /^[ -~\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
const unknown = /[^ -~\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** A text that is set as it is, as most are. */
const plain = /^[ -~]*$/;

/** A text as it is set: as one paragraph, with typographic variants replaced by characters that those fonts have. */
export function pdfText(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replaceAll('−', '-')
    .replace(/[\u2007\u2009\u202F]/g, '\xA0')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** Whether the built-in fonts of PDF readers have every character of a text. */
export function isKnown(text: string): boolean {
  return known.test(text);
}

/** A text with `?` for every character that those fonts lack. */
export function withoutUnknown(text: string): string {
  return isKnown(text) ? text : text.replace(unknown, '?');
}
