/** What pictures begin with, in base64. SVG is safe in an `<img>`, where its scripts do not run. */
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

/** A picture in base64 as an address for `<img>`, with our own type; undefined for what is none or over 2 MB. */
export function imageOf(base64: string | null | undefined): string | undefined {
  if (!base64 || base64.length > longest || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const type = kinds.find(([start]) => base64.startsWith(start))?.[1];
  return type && `data:${type};base64,${base64}`;
}
