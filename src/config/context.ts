import type { CommandId, QueryId } from '../client/types.ts';
import type { PagedQuery } from './described.ts';
import type { Names } from './loose.ts';

/** What is known at the place where a value is written. */
export interface Context extends Omit<Names, 'section'> {
  id: string;
  /** The section's own query; `query` is the one whose response is in scope. */
  own: QueryId;
  query: QueryId;
  command: CommandId;
  list: unknown;
  object: unknown;
  /** The described fields of the object in scope. */
  of: unknown;
  /** The described field that the options belong to, and its name. */
  field: unknown;
  name: unknown;
}

/** Picks one of two types, depending on whether the query returns pages. */
export type IfPaged<C extends Context, Yes, No> = C['query'] extends PagedQuery ? Yes : No;
