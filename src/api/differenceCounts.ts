import { valueKinds } from '../../generated/valueKinds.ts';
import { isCalendarDate, readMoment } from '../format/calendar.ts';
import { isObject } from '../format/isObject.ts';
import { missingIn } from './hasPromisedLists.ts';

/** How often a field of an operation's answers was not as described. */
export interface DifferenceCount {
  operation: string;
  /** Its place in the answer's data: `activities[].net_amount`. */
  field: string;
  count: number;
}

const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  number: (value) => typeof value === 'number',
  date: (value) => typeof value === 'string' && isCalendarDate(value),
  'date-time': (value) => typeof value === 'string' && readMoment(value) !== undefined,
};

/** So many are enough to see that an API is another one. */
const mostFields = 200;
const plainName = /^[A-Za-z]\w{0,39}$/;

const counts = new Map<string, DifferenceCount>();

function count(operation: string, field: string): void {
  const key = `${operation} ${field}`;
  const known = counts.get(key);
  if (known) known.count += 1;
  else if (counts.size < mostFields) counts.set(key, { operation, field, count: 1 });
}

function kindOf(name: string): string | undefined {
  const word = name.slice(name.lastIndexOf('_') + 1);
  return [name, word].map((key) => (Object.hasOwn(valueKinds, key) ? valueKinds[key] : undefined)).find(Boolean);
}

function look(operation: string, value: unknown, place: string): void {
  if (Array.isArray(value)) for (const item of value) look(operation, item, `${place}[]`);
  if (!isObject(value)) return;
  for (const [name, part] of Object.entries(value)) {
    if (part === null) continue;
    // What is no name, such as an email address, may be somebody's.
    const shown = plainName.test(name) ? name : '*';
    const field = place === '' ? shown : `${place}.${shown}`;
    const kind = typeof part === 'object' ? undefined : kindOf(name);
    if (kind === undefined) look(operation, part, field);
    else if (!fits[kind]?.(part)) count(operation, field);
  }
}

/**
 * An answer check that counts where data is not as the description says, by operation and field, and refuses nothing. It
 * sees what little of the description is shipped: lists and objects that are missing (`generated/outlines.ts`), and values
 * that are no number, date or date-time where the description has one (`generated/valueKinds.ts`). A null, a field that is
 * missing, and a text or enumeration of another kind go uncounted; development sees those (`differences.ts`).
 */
export function countDifferences(operation: string, data: unknown): true {
  for (const field of missingIn(operation, data)) count(operation, field);
  look(operation, data, '');
  return true;
}

/** What was counted since this was last asked, and begins anew. */
export function takeDifferenceCounts(): DifferenceCount[] {
  const taken = [...counts.values()];
  counts.clear();
  return taken;
}
