/** Windows-1252, which is what the fonts every PDF reader has can show. */
const known = /^[ -~\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
const unknown = /[^ -~\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** A text as it is set: in one paragraph, and with the characters of those fonts where they differ only in finesse. */
export function pdfText(text: string): string {
  return text
    .replaceAll('−', '-')
    .replace(/[\u2007\u2009\u202F]/g, '\xA0')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** Whether the fonts that every PDF reader has can show a text. */
export function isKnown(text: string): boolean {
  return known.test(text);
}

/** A text in which `?` stands for every character that those fonts lack. */
export function withoutUnknown(text: string): string {
  return text.replace(unknown, '?');
}
