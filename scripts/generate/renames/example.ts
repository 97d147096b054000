import type { Wire } from '../../../src/client/wire.ts';
import { valueOn, wrappedAt } from '../../../src/values/path.ts';
import { fromWire } from '../../../src/values/wireNames.ts';
import type { renamesOf } from './file.ts';

/** Translates the names in an example of another API's data from the wire to the portal's. */
export function exampleInOurNames(
  id: string,
  example: unknown,
  { at, as }: Pick<Wire, 'at' | 'as'>,
  { renamed, shapes }: ReturnType<typeof renamesOf>,
): unknown {
  const name = renamed[id]?.answered;
  if (name === undefined) return example;
  const data = as === undefined ? example : valueOn(as, example);
  const found = valueOn(at, fromWire(wrappedAt(at, data), name, shapes));
  return as === undefined ? found : { [as]: found };
}
