const longest = 120;
/** File systems count bytes. Most allow 255; an extension and the number of a repeated download leave this many. */
const mostBytes = 200;
/** Device names, which Windows refuses with any extension. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Characters that Windows, macOS or Linux refuse, or that would hide or reorder letters of the name. */
const forbidden =
  /[<>:"/\\|?*\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\p{Bidi_Control}\u2028\u2029\u200B\u2060\uFEFF]+/gu;

/**
 * A file name that is valid on every system, in any script, with exactly the given extension. What file systems forbid
 * becomes a space. If nothing is left of the title, the name is `document`.
 */
export function fileName(title: string, extension: string): string {
  const known = new RegExp(`\\.${extension}$`, 'i');
  const stem = title
    .normalize('NFC')
    .replace(forbidden, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(known, '');
  const named = device.test(stem) ? `file ${stem}` : stem;
  const short = shortened(named, longest - extension.length - 1).replace(/[. ]+$/, '');
  return `${short || 'document'}.${extension}`;
}

/** Cuts between whole graphemes, so that no letter loses its accent. */
function shortened(name: string, maxLength: number): string {
  let short = '';
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += new TextEncoder().encode(segment).length;
    if (short.length + segment.length > maxLength || bytes > mostBytes) break;
    short += segment;
  }
  return short;
}
