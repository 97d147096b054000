import type { CalendarDate } from '../values/calendar.ts';
import { boundedCache } from './boundedCache.ts';
import { type Portfolio, seedPortfolio } from './ledger/portfolio.ts';

const cached = boundedCache<Portfolio>(40);

/**
 * An investor's portfolio on a day. It depends on nothing else, so it is cached: the large one takes a second to build.
 */
export const portfolioOf = (investorId: number, today: CalendarDate): Portfolio =>
  cached(`${investorId} ${today}`, () => seedPortfolio(investorId, today));
