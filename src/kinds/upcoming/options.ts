import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** What was received last and the next payment of each investment, with all payments to save in a calendar. */
export const upcoming = kind('upcoming', {});

export type UpcomingConfig = SectionOf<typeof upcoming>;
