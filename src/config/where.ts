import { either, flag, many, number, record, special, text } from './declare.ts';
import type { Loose } from './loose.ts';

/** Fixed values for fields of the query's body: `{ documenttype: 't5' }`. */
export const where = special('where', record(either(text, number, flag, many(text), many(number))));

export type Where = Loose<typeof where>;
