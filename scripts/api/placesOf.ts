import { isDrawn } from './usesInCode.ts';
import type { Use } from './usesInScreens.ts';

/** A part of a section, or a source file, that a field or an operation is used in. */
export type Affected = Omit<Use, 'operation' | 'of' | 'field' | 'isContainer' | 'drawnBy'>;

const isWithin = (inner: string, outer: string) =>
  inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);

/** Whether a place uses a field: the field itself, something in it, or the whole that it is part of. */
export function uses(root: string, { field: used, isContainer, drawnBy }: Use, field: string): boolean {
  if (isWithin(used, field)) return true;
  return !isContainer && isWithin(field, used) && (drawnBy === undefined || isDrawn(root, drawnBy, field));
}

/** The places of uses, each once; if a whole answer is affected, whole sections. */
export function placesOf(found: readonly Use[], isWhole: boolean): Affected[] {
  const places = found.map(
    ({ route, section, part, label }): Affected => ({
      ...(route !== undefined && { route }),
      section,
      part: isWhole ? '' : part,
      ...(label !== undefined && !isWhole && { label }),
    }),
  );
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

function lineOf({ route, section, part, label }: Affected): string {
  if (route === undefined) return section;
  const where = label ?? part;
  return [route === '' ? 'without an investor' : route, section, ...(where ? [where] : [])].join(' › ');
}

/** The most places that are listed for one difference. */
const maxPlaces = 4;

/** The first few places, in words. */
export function placeLines(affects: readonly Affected[]): string[] {
  const places = [...new Set(affects.map(lineOf))];
  const rest = places.length - maxPlaces;
  return rest > 0 ? [...places.slice(0, maxPlaces), `and ${rest} more ${rest === 1 ? 'place' : 'places'}`] : places;
}
