import type { Wire } from '../../../src/api/wire.ts';
import { isObject } from '../../../src/format/isObject.ts';
import { fromWire } from '../../../src/format/wireNames.ts';
import type { renamesOf } from './file.ts';

/** The example of another API's data, which has the names on the wire, in ours. */
export function exampleInOurNames(
  id: string,
  example: unknown,
  { at, as }: Pick<Wire, 'at' | 'as'>,
  { renamed, shapes }: ReturnType<typeof renamesOf>,
): unknown {
  const name = renamed[id]?.answered;
  if (name === undefined) return example;
  const named = (value: unknown) => (isObject(value) ? value : {});
  const steps = at === '' ? [] : at.split('.');
  const data = as === undefined ? example : named(example)[as];
  const answer = steps.reduceRight<unknown>((inner, step) => ({ [step]: inner }), data);
  const found = steps.reduce<unknown>((value, step) => named(value)[step], fromWire(answer, name, shapes));
  return as === undefined ? found : { [as]: found };
}
