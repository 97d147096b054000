import { kind } from '../../config/kind.ts';
import { empty } from '../../config/list.ts';
import type { SectionOf } from '../../config/loose.ts';

/** The income that was received and is expected, month by month, by the day on which it is paid. */
export const income = kind('income', { empty }, ['portfolioActivities', 'investmentList', 'loanDetails']);

export type IncomeConfig = SectionOf<typeof income>;
