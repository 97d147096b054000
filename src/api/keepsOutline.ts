import { type Outline, outlines } from '../../generated/outlines.ts';
import { isObject } from '../format/isObject.ts';

function fits(outline: Outline, value: unknown): boolean {
  if (outline === 'values') return Array.isArray(value);
  if (outline === 'objects') return Array.isArray(value) && value.every(isObject);
  return isObject(value) && Object.entries(outline).every(([field, part]) => fits(part, value[field]));
}

/**
 * Whether a query's data has the lists and objects that the description promises: one without them would look as if there
 * were nothing. A single value of the wrong kind is shown as it came, and is no reason to refuse the rest.
 */
export function keepsOutline(id: string, data: unknown): boolean {
  const outline = outlines[id];
  return outline === undefined || fits(outline, data);
}
