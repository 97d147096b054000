import { renamed, shapes } from '../../generated/renames.ts';
import { isObject } from '../values/isObject.ts';
import { answerFromWire, toWire } from '../values/wireNames.ts';
import { newTokenOf, unwrapped } from './envelope.ts';

/** The fields of a body with the API's names. A form with a file keeps its names. */
export const namedForWire = <Fields extends object | undefined>(id: string, fields: Fields): Fields =>
  // Renaming an object returns an object.
  fields instanceof FormData ? fields : (toWire(fields, renamed[id]?.sent, shapes) as Fields);

/** Unwraps a doubled `data` level (Reading R1), since the paths of the wire names do not include it. */
const withSingleData = (body: unknown) =>
  isObject(body) && unwrapped(body.data) !== body.data
    ? { ...body, newtoken: newTokenOf(body), data: unwrapped(body.data) }
    : body;

/** An answer with the portal's names for its fields. */
export function namedForPortal(id: string, body: unknown, known = { renamed, shapes }): unknown {
  const names = known.renamed[id];
  return names ? answerFromWire(withSingleData(body), names, known.shapes) : body;
}
