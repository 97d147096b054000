import { valueKinds } from '../../generated/valueKinds.ts';
import { isCalendarDate, readMoment } from '../values/calendar.ts';
import { isObject } from '../values/isObject.ts';
import { missingIn } from './hasPromisedLists.ts';

/** How often a field in an operation's answers differed from the description. */
export interface DifferenceCount {
  operation: string;
  /** The field's path in the data: `activities[].net_amount`. */
  field: string;
  count: number;
}

const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  number: (value) => typeof value === 'number',
  date: (value) => typeof value === 'string' && isCalendarDate(value),
  'date-time': (value) => typeof value === 'string' && readMoment(value) !== undefined,
};

/** Enough to show that the portal talks to a different API. */
const mostFields = 200;
const plainName = /^[A-Za-z]\w{0,39}$/;

const counts = new Map<string, DifferenceCount>();

function count(operation: string, field: string): void {
  const key = `${operation} ${field}`;
  const known = counts.get(key);
  if (known) known.count += 1;
  else if (counts.size < mostFields) counts.set(key, { operation, field, count: 1 });
}

const kinds = new Map<string, string>(Object.entries(valueKinds));
const kindOf = (name: string) => kinds.get(name) ?? kinds.get(name.slice(name.lastIndexOf('_') + 1)) ?? '';

/** A key that is not a plain name, such as an email address, may be personal data. */
function fieldAt(place: string, name: string): string {
  const shown = plainName.test(name) ? name : '*';
  return place === '' ? shown : `${place}.${shown}`;
}

function look(operation: string, value: unknown, place: string): void {
  if (Array.isArray(value)) for (const item of value) look(operation, item, `${place}[]`);
  if (!isObject(value)) return;
  for (const [name, part] of Object.entries(value)) {
    // By now, null reads as missing.
    if (part === null || part === undefined) continue;
    // Paths are built only where they are needed: a list may have a hundred thousand values.
    if (typeof part === 'object') look(operation, part, fieldAt(place, name));
    else if (fits[kindOf(name)]?.(part) === false) count(operation, fieldAt(place, name));
  }
}

/** The answers that have not been looked through yet, by operation. */
const waiting: [operation: string, data: unknown][] = [];

/** How long an answer waits before it is looked through, in milliseconds. By then its screen has been drawn. */
const patience = 2000;

function lookAtNext(): void {
  const [operation, data] = waiting.shift() ?? [];
  if (operation === undefined) return;
  for (const field of missingIn(operation, data)) count(operation, field);
  look(operation, data, '');
}

/** Looks through one answer in each task, so that large ones do not block the page. */
function lookLater(delay: number): void {
  setTimeout(() => {
    lookAtNext();
    if (waiting.length > 0) lookLater(0);
  }, delay);
}

/**
 * An answer check that counts, by operation and field, where data differs from the description, and accepts every
 * answer. It knows only the small part of the description that is shipped: missing lists and objects
 * (`generated/outlines.ts`), and values that should be a number, date or date-time and are not
 * (`generated/valueKinds.ts`). Nulls, missing fields, and wrong texts or enumeration values are not counted;
 * development reports those (`differences.ts`).
 */
export function countDifferences(operation: string, data: unknown): true {
  waiting.push([operation, data]);
  if (waiting.length === 1) lookLater(patience);
  return true;
}

/** Returns the counts since the last call and resets them. */
export function takeDifferenceCounts(): DifferenceCount[] {
  while (waiting.length > 0) lookAtNext();
  const taken = [...counts.values()];
  counts.clear();
  return taken;
}
