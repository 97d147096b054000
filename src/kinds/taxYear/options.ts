import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/**
 * The latest year with tax slips: what they report, where it comes from and how it follows from the payments of the
 * year; earlier years as rows. The year is added to the title. The latest statement is next to the screen's title.
 */
export const taxYear = kind('taxYear', {}, ['documentList', 'portfolioActivities', 'investmentList']);

export type TaxYearConfig = SectionOf<typeof taxYear>;
