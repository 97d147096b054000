import { type Outline, outlines } from '../../generated/outlines.ts';
import { isObject } from '../values/isObject.ts';

function missing(outline: Outline, value: unknown, place: string): string[] {
  if (outline === 'values') return Array.isArray(value) ? [] : [place];
  if (outline === 'objects') return Array.isArray(value) && value.every(isObject) ? [] : [place];
  if (!isObject(value)) return [place];
  const below = (field: string) => (place === 'data' ? field : `${place}.${field}`);
  return Object.entries(outline).flatMap(([field, part]) => missing(part, value[field], below(field)));
}

/** The paths of the lists and objects that the description promises in a query's data and that are missing. */
export function missingIn(id: string, data: unknown): string[] {
  const outline = outlines[id];
  return outline === undefined ? [] : missing(outline, data, 'data');
}

/**
 * Whether a query's data has the lists and objects that the description promises: without them the screen would look
 * empty. A single value of the wrong type is shown as it is, and is no reason to refuse the rest.
 */
export function hasPromisedLists(id: string, data: unknown): boolean {
  return missingIn(id, data).length === 0;
}
