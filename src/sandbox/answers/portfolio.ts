import type { Answers, Call, OperationId } from '../call.ts';
import { portfolioOf } from '../portfolios.ts';
import { portfolioActivities } from './activities.ts';
import { currentlyInvested, interestEarned, interestThisMonth } from './cards.ts';
import { directMortgageActivities } from './directMortgages.ts';
import { portfolioEnable } from './enable.ts';
import { investmentList, investmentSummary } from './investments.ts';
import { performance, performanceDropdown } from './performance.ts';

type PortfolioIds = Extract<OperationId, `portfolio${string}` | `investment${string}`>;

const of = ({ investor, today }: Pick<Call<'portfolioEnable'>, 'investor' | 'today'>) =>
  portfolioOf(investor.investor_id, today);

/** What the ledger answers, each figure derived from the entries of the investor's portfolio. */
export const portfolio: Answers<PortfolioIds> = {
  portfolioEnable: (call) => ({ data: portfolioEnable(of(call), call.today, call.investor.closed) }),
  portfolioActivities: (call) => ({ data: portfolioActivities(of(call), call.body, call.today) }),
  portfolioDirectMortgageActivities: (call) => ({ data: directMortgageActivities(of(call), call.body, call.today) }),
  portfolioCardCurrentlyInvested: (call) => ({ data: currentlyInvested(of(call), call.body, call.today) }),
  portfolioCardInterestEarned: (call) => ({ data: interestEarned(of(call), call.body, call.today) }),
  portfolioCardInterestThisMonth: (call) => ({ data: interestThisMonth(of(call), call.body, call.today) }),
  portfolioCardPerformance: (call) => ({ data: performance(of(call), call.body, call.today) }),
  portfolioPerformanceDropdown: (call) => ({ data: performanceDropdown(of(call)) }),
  investmentSummary: (call) => ({ data: investmentSummary(of(call), call.body, call.today) }),
  investmentList: (call) => ({ data: investmentList(of(call), call.body, call.today) }),
};
