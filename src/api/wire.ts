import { hasOtherApis } from '../../generated/visitorOperations.ts';
import { isObject } from '../format/isObject.ts';
import type { WireDays } from '../format/wireDays.ts';
import type { Values } from './received.ts';
import type { Constant, WireCall } from './wireCall.ts';

export { hasOtherApis };

/** How an operation of another API differs from the portal's own on the wire (`x-portal` in its description). */
export interface Wire {
  /** The path of the data in an answer, with dots; empty if the answer itself is the data. */
  at: string;
  /** The name to give data that is not an object. */
  as?: string;
  /** The field of the body that carries the token; empty if none does. */
  token: string;
  /** The fields of the body with a fixed value, or with a new key for each call. */
  constants?: Readonly<Record<string, Constant>>;
  /** The headers of every call. */
  headers?: Readonly<Record<string, Constant>>;
  /** How the call is written, if it is not a plain POST of its body. */
  call?: WireCall;
  /** The required single values, which the address of a screen may fill. */
  needs?: Readonly<Record<string, 'text' | 'number'>>;
  values?: Values;
  /** The media type of the file that the operation returns. */
  file?: string;
  /** How the operation takes the days of a period. */
  days?: WireDays;
}

/** How an API takes a page and reports what follows it (`x-portal-pages`): its own field names, with dots. */
export interface Pages {
  /** The field of the body with the page number, and the number of the first page; 1 by default. */
  page?: string;
  first?: number;
  /** The field with the number of rows before the page. */
  offset?: string;
  /** The field with the cursor from the answer of the page before. */
  cursor?: string;
  /** The field with the number of rows on a page, and its upper limit. */
  size?: string;
  most: number;
  /** Where an answer has the last page's number, the total number of rows, the next cursor, and whether more follow. */
  last?: string;
  total?: string;
  next?: string;
  more?: string;
  /** Where an answer has its rows. */
  rows: string;
}

/** How an operation of another API is paged; undefined if it is paged in the portal's own way. */
export const pagesOf = (facts: object): Pages | undefined =>
  hasOtherApis ? (facts as { pages?: Pages }).pages : undefined;

/** How an operation differs on the wire; undefined for the portal's own. */
export const wireOf = (facts: object): Wire | undefined => (hasOtherApis ? (facts as { wire?: Wire }).wire : undefined);

/** Another API's answer in the portal's envelope. An answer without content is valid and has no data. */
export async function enveloped(body: unknown, { at, as, values }: Wire): Promise<unknown> {
  if (body === undefined) return { data: {} };
  const names = at === '' ? [] : at.split('.');
  const data = names.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), body);
  const named = as === undefined ? data : { [as]: data };
  return { data: values ? (await import('./received.ts')).received(named, values) : named };
}
