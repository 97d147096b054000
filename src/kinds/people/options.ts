import { word } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import { empty } from '../../config/list.ts';
import type { SectionOf } from '../../config/loose.ts';

/** People with their contact details, one card each: the manager's team, in its own order, or the investors. */
export const people = kind(
  'people',
  {
    /** Contact details of the team are links; those of the investors are text. */
    of: word('team', 'investors'),
    empty,
  },
  ({ of }) => [of === 'team' ? 'teamList' : 'investorContactList'],
);

export type PeopleConfig = SectionOf<typeof people>;
