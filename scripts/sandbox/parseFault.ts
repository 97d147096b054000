import { type Fields, fields, type Part } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import type { OperationId } from '../../src/api/operationAt.ts';
import { type Fault, faultNames, isFaultName } from '../../src/sandbox/faults.ts';

const idsByPath = new Map(Object.entries(operations).map(([id, { path }]) => [path as string, id as OperationId]));

/** The names of all fields of an answer. */
function namesIn(part: Fields): string[] {
  return Object.entries<Part>(part).flatMap(([name, inner]) => [
    name,
    ...('rows' in inner ? namesIn(inner.rows) : 'fields' in inner ? namesIn(inner.fields) : []),
  ]);
}

const refused = (what: string, found: string, allowed: readonly string[]) =>
  new Error(`--fault names ${what}'${found}'; it has to be one of ${allowed.join(', ')}.`);

/**
 * Parses `name`, `name@/path` or `nulls@/path#field`. Throws an error that lists the known names, paths or fields.
 */
export function parseFault(text: string): Fault {
  const [name = '', place] = text.split('@', 2);
  if (!isFaultName(name)) throw refused('', name, faultNames);
  if (place === undefined) return { name };
  const [called = '', field] = place.split('#', 2);
  const path = `/${called.replace(/^\/+/, '')}`;
  const id = idsByPath.get(path);
  if (id === undefined) throw refused('the path ', path, [...idsByPath.keys()]);
  if (field === undefined) return { name, path };
  if (name !== 'nulls') throw new Error(`--fault names the field '${field}', which only nulls can.`);
  const known = [...new Set(namesIn(fields[id].data))];
  if (!known.includes(field)) throw refused('the field ', field, known);
  return { name, path, field };
}
