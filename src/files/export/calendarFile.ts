import ical from 'ical.js';
import type { InvestorShown } from '../../screen/InvestorContext.tsx';
import { addDays, type CalendarDate } from '../../values/calendar.ts';
import { writableText } from './cellText.ts';

/** An event that takes a whole day. */
export interface CalendarEvent {
  /** Stays the same between files, so that a second import updates the event. */
  id: string;
  day: CalendarDate;
  title: string;
}

interface CalendarContext {
  title: string;
  brand: string;
  /** Whose events they are; two investors may hold the same loan. */
  investor: InvestorShown;
  /** Makes the ids unique in the world. */
  host: string;
  /** Where the portal shows the events. */
  url: string;
  now: Date;
}

// The library does not count the space that a continued line begins with; RFC 5545 allows 75 octets with it.
ical.foldLength = 74;

/** Writes events as an iCalendar file (RFC 5545). */
export function calendarFile(
  events: readonly CalendarEvent[],
  { title, brand, investor, host, url, now }: CalendarContext,
): Blob {
  const stamp = `${now.toISOString().slice(0, 19)}Z`;
  // Grows with time: some calendars ignore an update with the same sequence.
  const sequence = Math.floor(now.getTime() / 60_000);
  const named = (name: string, words: string) => [name, {}, 'text', writableText(words)];
  const calendar = [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      named('prodid', `-//${brand}//${title}//EN`),
      ['method', {}, 'text', 'PUBLISH'],
      named('x-wr-calname', [`${brand} ${title}`, investor.name].filter(Boolean).join(' – ')),
    ],
    events.map(({ id, day, title: summary }) => [
      'vevent',
      [
        ['uid', {}, 'text', `${investor.id}-${id}@${host}`],
        ['dtstamp', {}, 'date-time', stamp],
        ['sequence', {}, 'integer', sequence],
        ['dtstart', {}, 'date', day],
        ['dtend', {}, 'date', addDays(day, 1)],
        named('summary', summary),
        ['url', {}, 'uri', url],
        ['transp', {}, 'text', 'TRANSPARENT'],
      ],
      [],
    ]),
  ];
  return new Blob([`${ical.stringify(calendar)}\r\n`], { type: 'text/calendar;charset=utf-8' });
}
