import type { Data } from '../../api/types.ts';
import { key, list, query } from '../declare.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';
import { empty } from './list.ts';

type TeamMember = Data<'teamList'>['team'][number];

/** What a person cannot be without, and what they may have besides: by the description's names. */
export interface Person
  extends Pick<TeamMember, 'name' | 'email' | 'phone'>,
    Partial<
      Pick<
        TeamMember,
        | 'title'
        | 'role'
        | 'department'
        | 'phone_extension'
        | 'linkedin_url'
        | 'profile_image_base_64_encoded'
        | 'display_order'
      >
    > {
  /** Who looks after them. */
  relationship_manager?: Data<'investorContactList'>['investors'][number]['relationship_manager'];
}

/** People and how to reach them, a card for each, in the order that the answer gives them. */
export const people = kind('people', {
  query: query(),
  rows: list<Person>('name', 'email', 'phone'),
  key,
  empty,
});

export type PeopleConfig = SectionOf<typeof people>;
