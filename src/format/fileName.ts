const longest = 120;
/** Names of devices, which Windows refuses whatever comes after the dot. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name to save a file under, on any system: Latin letters without accents, digits, `.`, `_`, `-` and single spaces, at
 * most 120 characters, with exactly the extension that is given. A title of which nothing is left becomes `document`.
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
