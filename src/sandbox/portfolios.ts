import type { CalendarDate } from '../format/calendar.ts';
import { type Portfolio, seedPortfolio } from './ledger/portfolio.ts';

const cache = new Map<string, Portfolio>();
const MOST = 40;

/**
 * An investor's portfolio on a day. It depends on nothing else, so it is cached: the large one takes a second to build.
 */
export function portfolioOf(investorId: number, today: CalendarDate): Portfolio {
  const key = `${investorId} ${today}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= MOST) cache.clear();
  const portfolio = seedPortfolio(investorId, today);
  cache.set(key, portfolio);
  return portfolio;
}
