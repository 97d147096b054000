import type { Data } from '../../api/types.ts';
import { flag, key, list, optional, query } from '../declare.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';
import { empty, type RowLike } from './list.ts';

/** The person who looks after an investor. */
type Managed = Pick<Data<'investorContactList'>['investors'][number], 'relationship_manager'>;

/** The fields of a person, by the description's names. */
export type Person = RowLike<Data<'teamList'>['team'][number] & Managed, 'name' | 'email' | 'phone'>;

/** People with their contact details, one card each, in the order of the response. */
export const people = kind('people', {
  query: query(),
  rows: list<Person>('name', 'email', 'phone'),
  key,
  /** Show their own details as text, where they are the investor's; those of a manager stay links. */
  asText: optional(flag),
  empty,
});

export type PeopleConfig = SectionOf<typeof people>;
