import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/**
 * The documents that report a calendar year: its slips and its statements, whenever they were issued. A table with
 * `years` draws it for the chosen year.
 */
export const taxYear = kind('taxYear', {});

export type TaxYearConfig = SectionOf<typeof taxYear>;
