import { hasOtherApis } from '../../generated/visitorOperations.ts';
import type { WireCall } from '../values/wireCall.ts';
import type { WireDays } from '../values/wireDays.ts';
import type { Pages } from '../values/wirePages.ts';

export { hasOtherApis };

/** Where the currencies of the amounts in an object are, and in those within it; empty for nowhere. */
export interface Currencies {
  readonly [field: string]: Currencies | string;
}

/** How an operation of another API differs from the portal's own on the wire. */
export interface Wire {
  /** The name of the API, under which its adapter is found. */
  api: string;
  /** The name to give data that is not an object. */
  as?: string;
  /** The field of the body that carries the token; empty if none does. */
  token: string;
  /** The fields and the headers that its adapter fills. */
  fills?: readonly string[];
  headers?: readonly string[];
  /** The headers with the media types of its body and its answer, if these are not the usual ones. */
  types?: Readonly<Record<string, string>>;
  call: WireCall;
  /** The required single values, which the address of a screen may fill. */
  needs?: Readonly<Record<string, 'text' | 'number'>>;
  currencies?: Currencies;
  /** Whether objects contain objects, whose values are found by their paths, such as `balances.available`. */
  paths?: true;
  /** The media type of the file that the operation returns. */
  file?: string;
  /** How the operation takes the days of a period. */
  days?: WireDays;
}

/** How an operation of another API is paged; undefined if it is paged in the portal's own way. */
export const pagesOf = (facts: object): Pages | undefined =>
  hasOtherApis ? (facts as { pages?: Pages }).pages : undefined;

/** How an operation differs on the wire; undefined for the portal's own. */
export const wireOf = (facts: object): Wire | undefined => (hasOtherApis ? (facts as { wire?: Wire }).wire : undefined);
