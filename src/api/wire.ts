import { hasOtherApis } from '../../generated/visitorOperations.ts';
import { isObject } from '../format/isObject.ts';

/** How an operation of another API than the portal's own differs on the wire (`x-portal` in its description). */
interface Wire {
  /** Where the data is in an answer, with dots; empty where the answer is the data. */
  at: string;
  /** The name that data has which is no object. */
  as?: string;
  /** The field of the body that carries the token; empty where none does. */
  token: string;
  /** The fields of the body that are always the same. */
  constants?: Readonly<Record<string, string | number | boolean>>;
}

/** The differences of an operation; undefined where it is one of the portal's own. */
export const wireOf = (facts: object): Wire | undefined => (hasOtherApis ? (facts as { wire?: Wire }).wire : undefined);

/** Another API's answer in the portal's envelope. */
export function enveloped(body: unknown, { at, as }: Wire): unknown {
  const names = at === '' ? [] : at.split('.');
  const data = names.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), body ?? {});
  return { data: as === undefined ? data : { [as]: data } };
}
