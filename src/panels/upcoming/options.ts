import { kind } from '../../config/kind.ts';
import { empty } from '../../config/kinds/list.ts';
import type { SectionOf } from '../../config/loose.ts';

/** What comes next: payments, principal that is due, maturities and closing offers, to show all and to add to a calendar. */
export const upcoming = kind('upcoming', { empty });

export type UpcomingConfig = SectionOf<typeof upcoming>;
