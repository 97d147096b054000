import type { UpcomingEvent } from '../../config/kinds/upcoming.ts';
import { type CalendarDate, dayOf } from '../../format/calendar.ts';
import { type AnswerData, rowsIn } from '../../frame/fields.ts';

/** What happens to a row on one day. */
export interface Coming {
  /** Stays the same between visits, so that a calendar knows the event again. */
  id: string;
  /** Undefined if the date is missing or cannot be read. */
  day: CalendarDate | undefined;
  /** The last event of the row on this day, which names it. */
  event: UpcomingEvent;
  row: AnswerData;
  /** The name of the field with the amount. */
  amount: string | undefined;
}

/** An event of the config with its response, if there is one. */
export interface AskedEvent {
  event: UpcomingEvent;
  data: AnswerData | undefined;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** What happens today and later, by date; what has no date comes last. */
export function eventsOf(asked: readonly AskedEvent[], today: CalendarDate): Coming[] {
  const all = new Map<string, Coming>();
  for (const { event, data = {} } of asked) {
    for (const row of rowsIn(data, event.rows)) {
      const value = row[event.date.field];
      const day = dayOf(value, event.date.format);
      const isAwaited = event.undated && event.amount && !isMissing(row[event.amount]);
      if (day === undefined ? isMissing(value) && !isAwaited : day < today) continue;
      const place = [event.query, row[event.key], day ?? event.date.field].join(' ');
      const amount = all.get(place)?.amount ?? event.amount;
      const id = [event.rows, row[event.key], event.repeats && day ? day : event.date.field].join('-');
      all.set(place, { id, day, event, row, amount });
    }
  }
  return byDate([...all.values()]);
}

const byDate = (events: readonly Coming[]) =>
  events.toSorted((a, b) => {
    if (a.day === b.day) return 0;
    return (a.day ?? '~') < (b.day ?? '~') ? -1 : 1;
  });

/** The events shown first: at most `count`, and of each event in the config only as many as it allows. */
export function firstOf(events: readonly Coming[], count: number): Coming[] {
  const seen = new Map<UpcomingEvent, number>();
  const isWithin = ({ event }: Coming) => {
    const before = seen.get(event) ?? 0;
    seen.set(event, before + 1);
    return before < (event.most ?? count);
  };
  const [within, beyond] = [[] as Coming[], [] as Coming[]];
  for (const one of events) (isWithin(one) ? within : beyond).push(one);
  return byDate([...within, ...beyond].slice(0, count));
}
