import { strictContext } from '../ui/strictContext.ts';

/** The time of the user's previous visit, as an ISO 8601 date-time. */
export const [VisitProvider, usePreviousVisit] = strictContext<string>('Visit');
