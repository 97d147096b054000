import type { Investment } from '../../portfolio/answers.ts';
import { mostSchedules } from '../parts/loansToAsk.ts';

/** The loans among the holdings that are seen, the first ones: each is asked for its picture. */
export const picturesToAsk = (seen: readonly Investment[]): number[] =>
  [...new Set(seen.flatMap(({ loan_id }) => loan_id ?? []))].slice(0, mostSchedules);
