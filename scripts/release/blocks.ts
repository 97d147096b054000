/** The folder of the releases, the one to serve, and those whose files open pages may still request. */
export interface Served {
  to: string;
  name: string;
  releases: readonly string[];
}

/** A text in quotes. */
export const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
/** A text that Caddy takes as it is, such as a regular expression. */
export const raw = (text: string) => `\`${text}\``;
/** A regular expression that matches one of several. */
export const oneOf = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;

/** Lines of a Caddyfile; those in a list are one level deeper. */
export type Lines = readonly (string | Lines)[];
export const flat = (lines: Lines, depth = 0): string[] =>
  lines.flatMap((line) => (typeof line === 'string' ? `${'\t'.repeat(depth)}${line}` : flat(line, depth + 1)));
/** A block of directives. */
export const block = (head: string, ...lines: Lines): Lines => [`${head} {`, lines, '}'];
