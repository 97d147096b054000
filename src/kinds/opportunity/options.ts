import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** The screen's opportunity: what it is, what an amount would earn in it, what protects the money, and everything else. */
export const opportunity = kind('opportunity', {}, ['opportunityDetails']);

export type OpportunityConfig = SectionOf<typeof opportunity>;
