import type { Data } from '../../api/types.ts';
import { key, list, query } from '../declare.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';
import { empty, type RowLike } from './list.ts';

/** Who looks after somebody. */
type Managed = Pick<Data<'investorContactList'>['investors'][number], 'relationship_manager'>;

/** By the description's names. */
export type Person = RowLike<Data<'teamList'>['team'][number] & Managed, 'name' | 'email' | 'phone'>;

/** People and how to reach them, a card for each, in the order that the answer gives them. */
export const people = kind('people', {
  query: query(),
  rows: list<Person>('name', 'email', 'phone'),
  key,
  empty,
});

export type PeopleConfig = SectionOf<typeof people>;
