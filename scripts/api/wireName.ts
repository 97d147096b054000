import { renamed, shapes } from '../../generated/renames.ts';
import { root } from '../../src/client/findings.ts';
import type { OperationId } from './signIn.ts';

/**
 * The path of a field of an operation's data on the wire, such as `activities[].net_amt`; undefined if the names are
 * the same.
 */
export function wireName(id: OperationId, field: string, known = { renamed, shapes }): string | undefined {
  let shape = known.shapes[known.renamed[id]?.answered ?? ''];
  const step = (name: string) => {
    const part = shape && (Object.hasOwn(shape, name) ? shape[name] : shape['*']);
    shape = known.shapes[part?.in ?? ''];
    return part?.at ?? [name];
  };
  const whole = step('data').join('.');
  if (field === root) return whole === 'data' ? undefined : whole;
  const names = field.split('.').map((one) => {
    const [, name = '', lists = ''] = /^([^[]*)(.*)$/.exec(one) ?? [];
    return `${step(name).join('.')}${lists}`;
  });
  return names.join('.') === field ? undefined : names.join('.');
}
