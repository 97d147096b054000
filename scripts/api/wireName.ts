import { operations } from '../../generated/operations.ts';
import { renamed, shapes } from '../../generated/renames.ts';
import { root } from '../../src/client/findings.ts';
import { wireOf } from '../../src/client/wire.ts';
import type { OperationId } from './signIn.ts';

/**
 * The path of a field of an operation's data on the wire, such as `activities[].net_amt`; undefined if the names are
 * the same.
 */
export function wireName(id: OperationId, field: string, known = { renamed, shapes }): string | undefined {
  const wire = wireOf(operations[id]);
  const around = wire ? wire.at.split('.').filter((step) => step !== '') : ['data'];
  let shape = known.shapes[known.renamed[id]?.answered ?? ''];
  const step = (name: string) => {
    const part = shape && (Object.hasOwn(shape, name) ? shape[name] : shape['*']);
    shape = known.shapes[part?.in ?? ''];
    return part?.at ?? [name];
  };
  const whole = around.map((name) => step(name).join('.')).join('.');
  if (field === root) return whole === around.join('.') ? undefined : whole;
  const names = field.split('.').map((one, index) => {
    const [, name = '', lists = ''] = /^([^[]*)(.*)$/.exec(one) ?? [];
    // Data that is a list has a name only in the portal.
    const isNamedHere = index === 0 && wire?.as === name;
    return `${isNamedHere ? name : step(name).join('.')}${lists}`;
  });
  return names.join('.') === field ? undefined : names.join('.');
}
