import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** What was received last and what comes next of each investment, with all of it for a calendar. */
export const upcoming = kind('upcoming', {});

export type UpcomingConfig = SectionOf<typeof upcoming>;
