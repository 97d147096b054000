import { renamed, shapes } from '../../generated/renames.ts';
import { isObject } from '../format/isObject.ts';
import { answerFromWire, toWire } from '../format/wireNames.ts';
import { newTokenOf, unwrapped } from './envelope.ts';

/** The fields of a body, as the API calls them. A form with a file has them as they are. */
export const namedForWire = <Fields extends object | undefined>(id: string, fields: Fields): Fields =>
  // It is an object after as before.
  fields instanceof FormData ? fields : (toWire(fields, renamed[id]?.sent, shapes) as Fields);

/** A doubled `data` level unwrapped (Reading R1), which no name on the wire reckons with. */
const withSingleData = (body: unknown) =>
  isObject(body) && unwrapped(body.data) !== body.data
    ? { ...body, newtoken: newTokenOf(body), data: unwrapped(body.data) }
    : body;

/** An answer with the fields as the portal calls them. */
export function namedForPortal(id: string, body: unknown, known = { renamed, shapes }): unknown {
  const names = known.renamed[id];
  return names ? answerFromWire(withSingleData(body), names, known.shapes) : body;
}
