import { z } from 'zod';
import { formats as allFormats } from '../values/formats.ts';
import { portalDeclared } from './portalDeclared.ts';
import { addressesOf, rowRoutesOf } from './rules/routes.ts';
import type { KindList } from './scope.ts';
import { path, shaper, text, usual } from './shapeOf.ts';
import { choicesOf, innerOf, mayLack, type Word } from './word.ts';

/** Whether a field's name alone is enough, since no other option is required. */
const mayStandAlone = ({ as, more = {} }: Word) => as === 'field' && Object.values(more).every(mayLack);

/** The `special` declarations that may be written as a text, which is filled in with their other options. */
const mayBeText = ['filter'];

const among = (names: readonly string[]) => () => (names.length > 0 ? z.enum(names) : path);

/**
 * Returns a JSON Schema (draft 2020-12) for a config as an operator writes it, that is, with defaults left out. It
 * knows every key, choice and format, and the given routes; names from the description or the rest of the config are
 * any text.
 */
export function jsonSchema(kinds: KindList, routes: readonly string[]) {
  const address = among(addressesOf(routes));
  const shapeOf = shaper(kinds, {
    shown: (declared, inner) => {
      const object = usual(declared, inner, kinds);
      return mayStandAlone(declared) ? z.union([text, object]) : object;
    },
    special: (declared, inner) => {
      const shape = inner(innerOf(declared));
      return mayBeText.includes(declared.name ?? '') ? z.union([text, shape]) : shape;
    },
    either: (declared, inner) => z.union(choicesOf(declared).map(inner)),
    format: ({ formats = [] }) => z.enum(formats.length > 0 ? formats : Object.keys(allFormats)),
    route: address,
    path: address,
    rowRoute: among(rowRoutesOf(routes)),
  });
  return z.toJSONSchema(shapeOf(portalDeclared), { reused: 'ref' });
}
