import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/**
 * The latest year with tax slips: what they report, where it comes from and how it follows from the payments of the
 * year; earlier years as rows. The title is completed by the year. Beside the screen's title stands the latest statement.
 */
export const taxYear = kind('taxYear', {});

export type TaxYearConfig = SectionOf<typeof taxYear>;
