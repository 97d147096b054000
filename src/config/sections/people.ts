import type { Data, QueryId } from '../../api/types.ts';
import type { ListOf, PartFlag, RowOf } from '../fields.ts';

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

/** The lists of people in a query's data. */
type PeopleOf<Query extends QueryId> = {
  [List in ListOf<Query>]: RowOf<Query, List> extends Person ? List : never;
}[ListOf<Query>];

/** People and how to reach them, a card for each, in the order that the answer gives them. */
export interface PeopleSection {
  kind: 'people';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: QueryId;
  rows: string;
  /** The field that tells one person from another. */
  key: string;
  empty: { title: string; text: string };
}

/** People. The query decides which lists of people there are. */
export function people<Query extends QueryId, List extends PeopleOf<Query>, const Id extends string>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  rows: List;
  key: keyof RowOf<Query, List> & string;
  empty: { title: string; text: string };
}): PeopleSection & { id: Id } {
  return { kind: 'people', ...spec };
}
