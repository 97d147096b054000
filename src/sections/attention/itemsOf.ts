import { generatePath } from 'react-router-dom';
import type { AttentionLink, Condition, Sentence, When } from '../../config/kinds/attention.ts';
import { addDays, type CalendarDate, dayOf, daysBetween, startOf } from '../../format/calendar.ts';
import type { FormatKind } from '../../format/formats.ts';
import { type AnswerData, numberIn, objectIn, rowsIn } from '../../frame/fields.ts';
import type { Format } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { sumOf } from '../parts/sumOf.ts';

/** One thing that needs attention. */
export interface Item {
  key: string;
  severity: Condition['severity'];
  text: string;
  /** The address that says more; none for a row without a screen. */
  to: string | undefined;
}

/** The times that conditions refer to. */
export interface Moment {
  today: CalendarDate;
  /** The previous visit, as an ISO 8601 date-time. */
  previousVisit: string;
}

/** A row, with the day that its condition counts to. */
interface Match {
  row: AnswerData;
  day?: CalendarDate | undefined;
}

/** The items of one condition, in the order of the response. */
export function itemsOf(condition: Condition, data: AnswerData, moment: Moment, format: Format): Item[] {
  const when: When = condition.when; // Whichever of its forms it has.
  const rows = condition.rows === undefined ? [objectIn(data, condition.object)] : rowsIn(data, condition.rows);
  const matches = rows.flatMap((row): Match[] => {
    const day = when.within === undefined ? undefined : dueDay(when, row);
    return holds(when, row, day, moment) ? [{ row, day }] : [];
  });
  // The server may have more rows than the page that was asked for.
  const isWhole = (numberIn(data, 'total') ?? rows.length) <= rows.length;
  return groupsOf(condition, matches).map((group) => ({
    key: `${condition.title} ${String(group[0]?.row[condition.each ?? ''] ?? rows.indexOf(group[0]?.row ?? {}))}`,
    severity: condition.severity,
    text: written((group.length > 1 && condition.several) || condition.sentence, group, format, isWhole),
    to: addressOf(condition.link, group[0]?.row ?? {}),
  }));
}

function holds(when: When, row: AnswerData, day: CalendarDate | undefined, { today, previousVisit }: Moment): boolean {
  const value = row[when.field];
  if (when.above !== undefined) return (numberIn(row, when.field) ?? 0) > when.above;
  if (when.isOneOf) return when.isOneOf.some((one) => one === value);
  if (when.within !== undefined) {
    const ahead = day === undefined ? -1 : daysBetween(today, day);
    return ahead >= 0 && ahead <= when.within;
  }
  const published = startOf(value, when.format);
  return published !== undefined && published > Date.parse(previousVisit);
}

/** A hundred years; more cannot be meant. */
const mostDays = 36_525;

/** The day that a condition counts to; undefined where the row has no such day. */
function dueDay({ field, format = 'date', less }: When, row: AnswerData): CalendarDate | undefined {
  const day = dayOf(row[field], format);
  const days = less === undefined ? 0 : numberIn(row, less);
  const isKnown = day !== undefined && days !== undefined && Math.abs(days) <= mostDays;
  return isKnown ? addDays(day, -days) : undefined;
}

/** The rows that make one item each. */
function groupsOf({ each, several }: Condition, matches: readonly Match[]): (readonly Match[])[] {
  if (matches.length === 0) return [];
  if (each === undefined) return several ? [matches] : matches.map((match) => [match]);
  const groups = new Map<unknown, Match[]>();
  for (const match of matches) {
    const known = groups.get(match.row[each]);
    if (known) known.push(match);
    else groups.set(match.row[each], [match]);
  }
  return [...groups.values()];
}

const earliest = (values: readonly unknown[]) =>
  values
    .flatMap((value) => value ?? [])
    .map(String)
    .sort()[0];

/** A sentence with its placeholders filled in; money that is not known as a whole is shown as unknown. */
function written(sentence: Sentence, group: readonly Match[], format: Format, isWhole: boolean): string {
  const rows = group.map(({ row }) => row);
  const [first = {}] = rows;
  return sentence.text.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    if (name === 'count') return `${format('number', rows.length)}${isWhole ? '' : '+'}`;
    if (name === 'day') return format('date', earliest(group.map(({ day }) => day)));
    const kind = sentence.formats[name] as FormatKind; // The check has filled in one for every field.
    if (kind === 'money') return isWhole ? sumOf(rows, name, format) : text.values.unknown;
    if (kind === 'date' || kind === 'dateTime')
      return format('date', earliest(rows.map((row) => dayOf(row[name], kind) ?? row[name])));
    return format(kind, first[name], first.currency);
  });
}

function addressOf(link: AttentionLink, row: AnswerData): string | undefined {
  const parameter = /:(\w+)/.exec(link.to)?.[1];
  const value = link.field === undefined ? undefined : numberIn(row, link.field);
  if (parameter && value === undefined) return undefined;
  const path = parameter ? generatePath(link.to, { [parameter]: String(value) }) : link.to;
  const search = new URLSearchParams(link.fill).toString();
  return `${path}${search && `?${search}`}${link.section ? `#${link.section}` : ''}`;
}
