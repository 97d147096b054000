const longest = 120;
/** Device names, which Windows refuses with any extension. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A file name that is valid on every system: Latin letters without accents, digits, `.`, `_`, `-` and single spaces, at
 * most 120 characters, with exactly the given extension. If nothing is left of the title, the name is `document`.
 */
export function fileName(title: string, extension: string): string {
  const known = new RegExp(`\\.${extension}$`, 'i');
  const stem = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(known, '');
  const named = device.test(stem) ? `file ${stem}` : stem;
  const short = named.slice(0, longest - extension.length - 1).replace(/[. ]+$/, '');
  return `${short || 'document'}.${extension}`;
}
