import type { DetailsField, DetailsGroup, DetailsLines } from '../../config/kinds/details.ts';
import { mailLink, telephoneLink } from '../../format/contactLinks.ts';
import { toneOf } from '../../format/tone.ts';
import { type AnswerData, objectIn } from '../../frame/fields.ts';
import type { Format } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Badge } from '../../widgets/Badge.tsx';
import type { Detail } from '../../widgets/DetailList.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { drawn } from '../parts/drawn.tsx';
import { withCopy } from '../parts/withCopy.tsx';

/** Values under one title. */
export interface DetailBlock {
  title: string | undefined;
  items: readonly Detail[];
}

const links = { mail: mailLink, telephone: telephoneLink };

/**
 * The groups of a details section with their values, without those that are unknown. A group without a title is added
 * to the previous one.
 */
export function detailBlocks(groups: readonly DetailsGroup[], data: AnswerData, format: Format): DetailBlock[] {
  const blocks: DetailBlock[] = [];
  for (const { title, object, fields } of groups) {
    const values = objectIn(data, object);
    const items = fields.filter((entry) => isKnown(entry, values)).map((entry) => itemOf(entry, values, format));
    const last = title === undefined ? blocks.pop() : undefined;
    blocks.push({ title: last?.title ?? title, items: [...(last?.items ?? []), ...items] });
  }
  return blocks.filter(({ items }) => items.length > 0);
}

/** The same blocks while the values are loading, without those that only some objects have. */
export const awaitedBlocks = (groups: readonly DetailsGroup[]): DetailBlock[] =>
  groups.map(({ title, fields }) => ({
    title,
    items: fields
      .filter((entry) => 'lines' in entry || !entry.onlyKnown)
      .map((entry) => ({
        label: entry.label,
        about: 'about' in entry ? entry.about : undefined,
        value: <Skeleton width="60%" />,
      })),
  }));

/** Whether there is anything to show, readable or not. */
function isKnown(entry: DetailsField | DetailsLines, values: AnswerData): boolean {
  const names = ('lines' in entry ? entry.lines.flat() : [entry]).map(({ field }) => field);
  return names.some((name) => {
    const value = values[name] ?? '';
    return typeof value === 'string' ? value.trim() !== '' : !Array.isArray(value) || value.length > 0;
  });
}

function itemOf(entry: DetailsField | DetailsLines, values: AnswerData, format: Format): Detail {
  if ('lines' in entry) return { label: entry.label, value: linesOf(entry, values, format) };
  const { label, about, format: kind, field, link, copy } = entry;
  const value = values[field];
  const written = format(kind, value, values.currency);
  const href = link && typeof value === 'string' ? links[link](value) : undefined;
  const plain = kind === 'label' ? <Badge tone={toneOf(value)}>{written}</Badge> : drawn(kind, written);
  const shown = href ? <a href={href}>{written}</a> : plain;
  return { label, about, value: copy ? withCopy(value, shown) : shown };
}

/** The texts that are present, one per line; the style sheet preserves the line breaks. */
function linesOf({ lines }: DetailsLines, values: AnswerData, format: Format): string {
  const known = ({ field, format: kind }: DetailsLines['lines'][number][number]) => {
    const value = values[field];
    return typeof value === 'string' && value !== '' ? [format(kind, value)] : [];
  };
  const written = lines.map((line) => line.flatMap(known).join(text.values.list)).filter(Boolean);
  return written.join('\n') || text.values.unknown;
}
