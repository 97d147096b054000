import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** How the invested amount has changed: by new money, reinvested income, and repaid principal. */
export const added = kind('added', {}, ['portfolioCardCurrentlyInvested', 'portfolioActivities', 'investmentList']);

export type AddedConfig = SectionOf<typeof added>;
