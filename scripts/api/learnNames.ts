import { envelopeOf } from '../../src/client/envelope.ts';
import { root } from '../../src/client/findings.ts';
import { namedForPortal } from '../../src/client/renames.ts';
import { isObject } from '../../src/values/isObject.ts';
import { type Description, operationsOf, type Schema } from '../generate/description.ts';
import { renamesOf } from '../generate/renames/file.ts';
import type { Called } from './callQueries.ts';
import { type Learnable, lastOf, learnablesOf, parentOf, valuesAt } from './learnables.ts';
import { ownSchemas } from './ownSchemas.ts';

/** A field with the API's supposed name for it. */
interface Guess {
  id: string;
  path: string;
  wire: string;
  text: string;
}

/** A field may be within another one that has moved, so it is found only after the other is back in its place. */
const mostRounds = 4;

/** A description of the answers as they have been read, in which the known names are already converted. */
function asAnswered(description: Description): Description {
  const copy = structuredClone(description);
  const strip = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    Reflect.deleteProperty(value, 'x-portal-wire');
    for (const one of Object.values(value)) strip(one);
  };
  strip(copy);
  return copy;
}

/** The answers of an operation with these names for their fields. */
const withNames = (one: Called, names: ReturnType<typeof renamesOf>): Called => ({
  ...one,
  answers: one.answers.map((answer) => {
    const body = namedForPortal(one.id, answer.body, names);
    return { ...answer, body, envelope: envelopeOf(body) };
  }),
});

const fieldsOf = ({ properties = {} }: Schema = {}) => Object.keys(properties);

/**
 * Adds to a description the supposed names and places of missing fields at the API. Returns the answers with the names
 * of the description, so that the rest can be compared.
 */
export function learnNames(
  description: Description,
  called: readonly Called[],
  note: (about: object | undefined, text: string) => void,
): Called[] {
  const learned = asAnswered(description);
  const [own, known] = [ownSchemas(description), ownSchemas(learned)];
  const others = new Set(
    operationsOf(description).flatMap(({ operation: one }) => (one['x-portal-wire'] ? [one.operationId] : [])),
  );
  const done = new Set<string>();

  function guessesOf({ id, kind, path, names, place, values }: Learnable): Guess[] {
    const parent = `${id} ${parentOf(path)}`;
    if (kind === 'renamed') {
      const [wire, ...others] = names.filter((name) => !done.has(`${parent} = ${name}`));
      if (wire === undefined) return [];
      const more = others.length > 0 ? ` (or ${others.map((one) => `\`${one}\``).join(', ')})` : '';
      return [{ id, path, wire, text: `\`${lastOf(path)}\` of ${id} seems to be called \`${wire}\`${more}.` }];
    }
    const text = `what was at \`${path || root}\` of ${id} seems to be at \`${place}\`.`;
    if (lastOf(path) !== '[]') return [{ id, path, wire: place, text }];
    // Rows have no name, but their fields do.
    const rows = values.filter(isObject);
    const inner = rows.flatMap((row) => valuesAt(row, place.split('.'))).filter(isObject);
    const has = (all: readonly object[], name: string) => all.some((one) => Object.hasOwn(one, name));
    const moved = fieldsOf(own.objectAt(id, path)).filter((name) => has(inner, name) && !has(rows, name));
    return moved.map((name) => ({ id, path: `${path}.${name}`, wire: `${place}.${name}`, text }));
  }

  function say({ id, path, wire, text }: Guess): void {
    const field = `${id} ${path}`;
    const spots = [own.spotAt(id, path), known.spotAt(id, path)];
    if (done.has(field) || !spots.every((spot) => spot)) return;
    done.add(field).add(`${id} ${parentOf(path)} = ${wire}`);
    for (const spot of spots) {
      if (!spot) continue;
      const schema = { ...spot.holder[spot.name], 'x-portal-wire': wire };
      spot.holder[spot.name] = schema;
      note(schema, `A guess: ${text}`);
    }
  }

  let found = [...called];
  for (let round = 0; round < mostRounds; round += 1) {
    const before = done.size;
    // The fields of other APIs have the names of their own descriptions.
    const all = found
      .flatMap(learnablesOf)
      .filter(({ id, kind }) => !others.has(id) && (kind === 'renamed' || kind === 'deeper'));
    for (const one of all) for (const guess of guessesOf(one)) say(guess);
    if (done.size === before) break;
    const names = renamesOf(learned);
    found = called.map((one) => (others.has(one.id) ? one : withNames(one, names)));
  }
  return found;
}
