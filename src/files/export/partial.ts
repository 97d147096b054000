import type { ListPart } from '../../client/readList.ts';
import { number } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';

/** Says how much of its list a file has. */
export function partialText({ rows, total, keyless }: ListPart, locale: string): string {
  const written = (count: number) => number(count, locale);
  const words = text.partial;
  return [
    words.rows(written(rows), total === undefined ? undefined : written(total)),
    words.why,
    ...(keyless > 0 ? [words.keyless(written(keyless), keyless)] : []),
  ].join(' ');
}

/** The end of the name of such a file; nothing for a whole one. */
export function partialName(part: ListPart | undefined): string {
  if (!part) return '';
  const { rows, total } = part;
  return ` (${text.partial.name(String(rows), total === undefined ? undefined : String(total))})`;
}
