/** The signatures of image formats, in base64. */
const kinds: readonly [start: string, type: string][] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['AAABAA', 'image/x-icon'],
  ['PHN2Zy', 'image/svg+xml'],
  ['PD94bWwg', 'image/svg+xml'],
];

const longest = 2.7e6;

/**
 * What would let a small SVG take minutes to draw or load something else: entities, copies, embedded images and pages,
 * URLs that do not begin with `#`. Runs in linear time, even on a text made to defeat it.
 */
const refused =
  /<!ENTITY|<[^\s<>/]*\b(use|(fe)?image|foreignobject|script)\b|((href|src)\s*=|url\()[\s"']*[^\s"'#]|@import/i;

/**
 * A base64 image as a `data:` URL for `<img>`, with a media type of our own; undefined if it is no image, is
 * refused, or exceeds 2 MB.
 */
export function imageOf(base64: string | null | undefined): string | undefined {
  const digits = base64?.replace(/={1,2}$/, '') ?? '';
  // A single digit at the end does not make a byte.
  if (digits.length > longest || digits.length % 4 === 1 || !/^[A-Za-z0-9+/]+$/.test(digits)) return undefined;
  const type = kinds.find(([start]) => digits.startsWith(start))?.[1];
  if (type === 'image/svg+xml' && refused.test(atob(digits))) return undefined;
  return type && `data:${type};base64,${base64}`;
}
