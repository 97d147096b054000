import { either, number, record, special, text } from '../declare.ts';
import type { Loose } from '../loose.ts';

/** Fields of the query's body that a section fixes, each to one value: `{ documenttype: 't5' }`. */
export const where = special('where', record(either(text, number)));

export type Where = Loose<typeof where>;
