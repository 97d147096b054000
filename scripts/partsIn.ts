import type { Fields, Part } from '../generated/fields.ts';

/** Every field of a body or an answer by its name, with those inside its lists and objects. */
export function partsIn(fields: Fields): [name: string, part: Part][] {
  return Object.entries<Part>(fields).flatMap(([name, part]) => [
    [name, part],
    ...('rows' in part ? partsIn(part.rows) : 'fields' in part ? partsIn(part.fields) : []),
  ]);
}
