import type { Investment } from '../../figures/answers.ts';
import { mostSchedules } from '../../figures/loansToAsk.ts';

/** The first loans among the visible holdings, whose pictures are requested. */
export const picturesToAsk = (seen: readonly Investment[]): number[] =>
  [...new Set(seen.flatMap(({ loan_id }) => loan_id ?? []))].slice(0, mostSchedules);
