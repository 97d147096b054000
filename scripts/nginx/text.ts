/** A text in quotes. Config values have been checked and hold none; the rest is written here. */
export const quoted = (text: string): string => `"${text}"`;

/** A text as part of a regular expression. */
export const exactly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const indented = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `    ${line}`));

/** A block of directives. */
export const block = (head: string, ...lines: string[]): string[] => [`${head} {`, ...indented(lines), '}'];

/** A map from one variable to another; the first regular expression that fits decides. */
export const map = (from: string, to: string, fallback: string, entries: readonly (readonly [string, string])[]) =>
  block(
    `map ${from} ${to}`,
    ...[`default ${quoted(fallback)};`, ...entries.map(([key, value]) => `${quoted(key)} ${quoted(value)};`)],
  );

/** Headers for answers of every status; one without a value is not sent. */
export const headers = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** The ports of a server at each address that nginx listens on. */
export const listening = (addresses: readonly string[], ports: readonly number[], more: string): string[] =>
  addresses.flatMap((address) => ports.map((port) => `listen ${address}:${port}${more};`));
