import type { DetailsField, DetailsGroup, DetailsLines } from '../config/sections/details.ts';
import { toneOf } from '../format/tone.ts';
import type { Format } from '../portal/useFormat.ts';
import { text } from '../text/text.ts';
import { Badge } from '../widgets/Badge.tsx';
import type { Detail } from '../widgets/DetailList.tsx';
import { type Fields, objectIn } from './fields.ts';

/** Values under one title. */
export interface DetailBlock {
  title: string | undefined;
  items: readonly Detail[];
}

/** The groups of a details section with their values; a group without a title goes on with the one before. */
export function detailBlocks(groups: readonly DetailsGroup[], data: Fields, format: Format): DetailBlock[] {
  const blocks: DetailBlock[] = [];
  for (const { title, object, fields } of groups) {
    const values = object === undefined ? data : objectIn(data, object);
    const items = fields
      .filter((entry) => 'lines' in entry || !entry.onlyKnown || !isMissing(values[entry.field]))
      .map((entry) => itemOf(entry, values, format));
    const last = title === undefined ? blocks.pop() : undefined;
    blocks.push({ title: last?.title ?? title, items: [...(last?.items ?? []), ...items] });
  }
  return blocks;
}

const isMissing = (value: unknown) => value === null || value === undefined || value === '';

function itemOf(entry: DetailsField | DetailsLines, values: Fields, format: Format): Detail {
  if ('lines' in entry) return { label: entry.label, value: linesOf(entry, values) };
  const { label, about, format: kind, field } = entry;
  const value = values[field];
  const written = format(kind, value, values.currency);
  return { label, about, value: kind === 'label' ? <Badge tone={toneOf(value)}>{written}</Badge> : written };
}

/** The texts that are there, line by line; the style sheet keeps the breaks. */
function linesOf({ lines }: DetailsLines, values: Fields): string {
  const known = (name: string) => {
    const value = values[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  };
  const written = lines.map((line) => line.flatMap(known).join(text.values.list)).filter(Boolean);
  return written.join('\n') || text.values.unknown;
}
