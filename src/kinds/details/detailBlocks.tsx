import { Fragment, type ReactNode } from 'react';
import { drawn } from '../../screen/drawn.tsx';
import { explained, isTerm } from '../../screen/explained.tsx';
import { type AnswerData, currencyOf, objectIn, rowsIn } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import { withCopy } from '../../screen/withCopy.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ValueRow } from '../../ui/ValueRows.tsx';
import { dayOf } from '../../values/calendar.ts';
import { mailLink, telephoneLink } from '../../values/contactLinks.ts';
import { readAs, readValue } from '../../values/formats.ts';
import { text } from '../../values/text/text.ts';
import { toneOf } from '../../values/tone.ts';
import { FormButton } from './FormButton.tsx';
import type { DetailsConfig, DetailsField, DetailsLines, DetailsList } from './options.ts';

/** Values under one title. */
export interface DetailBlock {
  title: string | undefined;
  items: readonly ValueRow[];
}

type Shown = Pick<DetailsConfig, 'groups' | 'lists' | 'rows' | 'dialog'>;

const links = { mail: mailLink, telephone: telephoneLink };

/** The groups of a details section with their values, without those that are unknown. */
export function detailBlocks(section: Shown, data: AnswerData, format: Format): DetailBlock[] {
  const { groups, lists = [] } = section;
  const known = groups.map(({ title, object, fields }, index) => {
    const values = objectIn(data, object);
    const own = fields.filter((entry) => isKnown(entry, values)).map((entry) => itemOf(entry, values, section, format));
    return {
      title,
      items: index === 0 ? [...own, ...lists.flatMap((list) => rowItems(list, data, format))] : own,
    };
  });
  return joined(known).filter(({ items }) => items.length > 0);
}

/** The same blocks while the values are loading, without those that only some objects have. */
export function awaitedBlocks({ groups, lists = [] }: Shown): DetailBlock[] {
  const entries = groups.map(({ title, fields }, index) => ({
    title,
    items: [
      ...fields.filter((entry) => 'lines' in entry || !entry.onlyKnown),
      // A second telephone is likely, a second address is not.
      ...(index === 0
        ? lists.flatMap((list) =>
            list.further && list.lines.length === 1 ? [list, { ...list, label: list.further }] : [list],
          )
        : []),
    ].map((entry) => ({
      label: entry.label,
      about: 'about' in entry ? entry.about : undefined,
      value:
        'lines' in entry && entry.lines.length > 1 ? <Skeleton lines={entry.lines.length} /> : <Skeleton width="60%" />,
    })),
  }));
  return joined(entries);
}

/** A group without a title is added to the previous one. */
function joined(groups: readonly DetailBlock[]): DetailBlock[] {
  const blocks: DetailBlock[] = [];
  for (const { title, items } of groups) {
    const last = title === undefined ? blocks.pop() : undefined;
    blocks.push({ title: last?.title ?? title, items: [...(last?.items ?? []), ...items] });
  }
  return blocks;
}

/** The rows of a list, such as telephone numbers; without those that have no text. */
function rowItems({ rows, label, further, lines }: DetailsList, data: AnswerData, format: Format): ValueRow[] {
  return rowsIn(data, rows)
    .filter((row) => isKnown({ label, lines }, row))
    .map((row, index) => ({
      label: index > 0 && further ? further : label,
      value: linesOf({ label, lines }, row, format),
    }));
}

/** Whether there is anything to show, readable or not. */
function isKnown(entry: DetailsField | DetailsLines, values: AnswerData): boolean {
  const names = ('lines' in entry ? entry.lines.flat() : [entry]).map(({ field }) => field);
  return names.some((name) => {
    const value = values[name] ?? '';
    return typeof value === 'string' ? value.trim() !== '' : !Array.isArray(value) || value.length > 0;
  });
}

function itemOf(entry: DetailsField | DetailsLines, values: AnswerData, section: Shown, format: Format): ValueRow {
  if ('lines' in entry) return { label: entry.label, value: linesOf(entry, values, format) };
  const { label, about, format: kind, field, link, copy, dialog, text: before, one } = entry;
  const value = values[field];
  const isOne = one !== undefined && value === 1;
  const written = isOne ? one : (choiceOf(section, field, value) ?? writtenAs(entry, values, format));
  const href = link && typeof value === 'string' ? links[link](value) : undefined;
  const plain =
    kind === 'label' && !section.rows ? <Badge tone={toneOf(value)}>{written}</Badge> : drawn(kind, written);
  const alone = href ? <a href={href}>{written}</a> : explained(value, written, plain);
  const shown = before ? (
    <>
      <span>{`${before} `}</span>
      <span>{alone}</span>
    </>
  ) : (
    alone
  );
  return {
    label,
    about: isOne ? undefined : about,
    value: copy ? withCopy(value, shown) : shown,
    action: dialog && <FormButton dialog={dialog} about={label} variant="link" />,
  };
}

function writtenAs({ field, format: kind, onOff, dayOnly }: DetailsField, values: AnswerData, format: Format): string {
  const value = values[field];
  const day = dayOnly && dayOf(readValue(kind, value, undefined), readAs(kind));
  return (onOff && onOrOff(value)) ?? (day ? format('date', day) : format(kind, value, currencyOf(values, field)));
}

/** Undefined where it is neither. */
function onOrOff(value: unknown): string | undefined {
  if (value === 1) return text.details.on;
  return value === 0 ? text.details.off : undefined;
}

/** A value has the name that the form for it gives to it. */
const choiceOf = ({ dialog }: Shown, name: string, value: unknown): string | undefined =>
  dialog?.form.fields.find(({ field }) => field === name)?.choices?.find((choice) => choice.value === value)?.label;

/** The texts that are present, one per line; the style sheet preserves the line breaks. A term explains itself. */
function linesOf({ lines }: DetailsLines, values: AnswerData, format: Format): ReactNode {
  const known = lines
    .map((line) =>
      line.flatMap(({ field, format: kind }) => {
        const value = values[field];
        return typeof value === 'string' && value !== '' ? [{ value, written: format(kind, value) }] : [];
      }),
    )
    .filter((line) => line.length > 0);
  const written = (line: (typeof known)[number]) => line.map((one) => one.written).join(text.values.list);
  if (!known.flat().some(({ value }) => isTerm(value))) return known.map(written).join('\n') || text.values.unknown;
  return known.map((line) => (
    <div key={written(line)}>
      {line.map(({ value, written: part }, index) => (
        <Fragment key={value}>
          {index > 0 && <span>{text.values.list}</span>}
          {explained(value, part, <span>{part}</span>)}
        </Fragment>
      ))}
    </div>
  ));
}
