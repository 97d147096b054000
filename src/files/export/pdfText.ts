/** Windows-1252, the characters that the built-in fonts of every PDF reader have. */
const known = /^[ -~\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
const unknown = /[^ -~\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** Latin, Greek and Cyrillic with their signs, most of which the embedded font has. */
const western = /^[ -~\xA0-\u036F\u0370-\u03FF\u0400-\u052F\u1E00-\u1FFF\u2010-\u205E\u2070-\u20BF\u2100-\u218F]*$/;

/** A text that is set as it is, as most are. */
const plain = /^[ -~]*$/;

/** Characters without a width or a meaning on paper. */
const invisible = /[\xAD\u200B\u2060\uFEFF]/g;
/** Those by which the letters of other scripts are joined or ordered. */
const joining = /[\u061C\u200C-\u200F\u202A-\u202E\u2066-\u2069]|[\uFE00-\uFE0F]/g;

/**
 * A text as it is set: as one paragraph in composed characters, without those that have no width, and with typographic
 * variants replaced by characters that those fonts have.
 */
export function pdfText(text: string): string {
  if (plain.test(text)) return text;
  const written = text
    .normalize('NFC')
    .replaceAll('−', '-')
    .replace(/[\u2007\u2009\u202F]/g, '\xA0')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(invisible, '');
  const bare = written.replace(joining, '');
  return western.test(bare) ? bare : written;
}

/** Whether the built-in fonts of PDF readers have every character of a text. */
export function isKnown(text: string): boolean {
  return known.test(text);
}

/** Whether a text needs the embedded font, which may have all of its characters. */
export const needsFont = (text: string): boolean => !known.test(text) && western.test(text);

/** A text with `?` for every character that those fonts lack. */
export function withoutUnknown(text: string): string {
  return isKnown(text) ? text : text.replace(unknown, '?');
}
