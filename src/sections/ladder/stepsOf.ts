import type { Availability, LadderConfig } from '../../config/kinds/ladder.ts';
import { type CalendarDate, dayOf } from '../../format/calendar.ts';
import { type AnswerData, rowsIn } from '../../frame/fields.ts';

/** A row with the date that counts, if one is known. */
export interface Holding {
  row: AnswerData;
  date: Availability | undefined;
  day: CalendarDate | undefined;
}

/** The rows that are available in the same year, or of which the same can be said. */
export interface Step {
  /** A year, `overdue`, `any-time` or `undated`. */
  name: string;
  holdings: Holding[];
}

/** What is overdue comes first, then what is available at any time, then the years, and last what has no date. */
const places: Readonly<Record<string, string>> = { overdue: '0', 'any-time': '1', undated: '~' };
const place = ({ name }: Step) => places[name] ?? name;

export function stepsOf(section: LadderConfig, data: AnswerData, today: CalendarDate): Step[] {
  const steps = new Map<string, Step>();
  const holdings = rowsIn(data, section.rows).map((row) => holdingOf(row, section.dates));
  for (const holding of holdings.toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1))) {
    const name = nameOf(holding, today);
    const step = steps.get(name) ?? { name, holdings: [] };
    step.holdings.push(holding);
    steps.set(name, step);
  }
  return [...steps.values()].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

function holdingOf(row: AnswerData, dates: readonly Availability[]): Holding {
  for (const date of dates) {
    const day = dayOf(row[date.field], 'date');
    if (day !== undefined) return { row, date, day };
  }
  return { row, date: dates.find(({ field }) => row[field]), day: undefined };
}

function nameOf({ date, day }: Holding, today: CalendarDate): Step['name'] {
  if (day === undefined || !date) return 'undated';
  return day < today ? date.past : day.slice(0, 4);
}
