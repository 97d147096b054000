import { hasOtherApis } from '../../generated/visitorOperations.ts';
import { isObject } from '../format/isObject.ts';
import type { WireDays } from '../format/wireDays.ts';
import type { Values } from './received.ts';
import type { Constant, WireCall } from './wireCall.ts';

export { hasOtherApis };

/** How an operation of another API than the portal's own differs on the wire (`x-portal` in its description). */
export interface Wire {
  /** Where the data is in an answer, with dots; empty where the answer is the data. */
  at: string;
  /** The name that data has which is no object. */
  as?: string;
  /** The field of the body that carries the token; empty where none does. */
  token: string;
  /** The fields of the body that are always the same, or a key for each call. */
  constants?: Readonly<Record<string, Constant>>;
  /** The headers that every call of it has. */
  headers?: Readonly<Record<string, Constant>>;
  /** How it is written, if it is more than a POST of its body. */
  call?: WireCall;
  /** The single values that it cannot go without, which the address of a screen may fill. */
  needs?: Readonly<Record<string, 'text' | 'number'>>;
  values?: Values;
  /** The media type of the file that it answers. */
  file?: string;
  /** How it takes the days of a period. */
  days?: WireDays;
}

/** How an API asks for a page and says what follows it (`x-portal-pages`): names with dots, in its own words. */
export interface Pages {
  /** The field of the body with the number of the page, and which number the first one has; without it, 1. */
  page?: string;
  first?: number;
  /** The field with the number of rows before the page. */
  offset?: string;
  /** The field with the cursor that the page before has answered. */
  cursor?: string;
  /** The field with the number of rows on a page, and the most that it can be. */
  size?: string;
  most: number;
  /** Where an answer has the number of the last page, the number of rows on all, the next cursor, whether more follow. */
  last?: string;
  total?: string;
  next?: string;
  more?: string;
  /** Where it has its rows. */
  rows: string;
}

/** How the pages of an operation come where that is not the portal's own way. */
export const pagesOf = (facts: object): Pages | undefined =>
  hasOtherApis ? (facts as { pages?: Pages }).pages : undefined;

/** The differences of an operation; undefined where it is one of the portal's own. */
export const wireOf = (facts: object): Wire | undefined => (hasOtherApis ? (facts as { wire?: Wire }).wire : undefined);

/** Another API's answer in the portal's envelope. One without content has no data, which is an answer, too. */
export async function enveloped(body: unknown, { at, as, values }: Wire): Promise<unknown> {
  if (body === undefined) return { data: {} };
  const names = at === '' ? [] : at.split('.');
  const data = names.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), body);
  const named = as === undefined ? data : { [as]: data };
  return { data: values ? (await import('./received.ts')).received(named, values) : named };
}
