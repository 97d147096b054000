import ical from 'ical.js';
import { addDays, type CalendarDate } from '../format/calendar.ts';

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
  /** Makes the ids unique in the world. */
  host: string;
  /** Where the portal shows the events. */
  url: string;
  now: Date;
}

/** Writes events as an iCalendar file (RFC 5545). */
export function calendarFile(
  events: readonly CalendarEvent[],
  { title, brand, host, url, now }: CalendarContext,
): Blob {
  const stamp = `${now.toISOString().slice(0, 19)}Z`;
  // Grows with time: some calendars ignore an update with the same sequence.
  const sequence = Math.floor(now.getTime() / 60_000);
  const calendar = [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', `-//${brand}//${title}//EN`],
      ['method', {}, 'text', 'PUBLISH'],
      ['x-wr-calname', {}, 'text', `${brand} ${title}`],
    ],
    events.map(({ id, day, title: summary }) => [
      'vevent',
      [
        ['uid', {}, 'text', `${id}@${host}`],
        ['dtstamp', {}, 'date-time', stamp],
        ['sequence', {}, 'integer', sequence],
        ['dtstart', {}, 'date', day],
        ['dtend', {}, 'date', addDays(day, 1)],
        ['summary', {}, 'text', summary],
        ['url', {}, 'uri', url],
        ['transp', {}, 'text', 'TRANSPARENT'],
      ],
      [],
    ]),
  ];
  return new Blob([`${ical.stringify(calendar)}\r\n`], { type: 'text/calendar;charset=utf-8' });
}
