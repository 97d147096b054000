import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import type { OperationId } from '../../src/client/operationFacts.ts';
import { type Fault, faultNames, isFaultName } from '../../src/sandbox/faults.ts';
import { partsIn } from '../partsIn.ts';

const idsByPath = new Map(Object.entries(operations).map(([id, { path }]) => [path as string, id as OperationId]));

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
  const known = [...new Set(partsIn(fields[id].data).map(([field]) => field))];
  if (!known.includes(field)) throw refused('the field ', field, known);
  return { name, path, field };
}
