import type { CalendarDate } from '../../values/calendar.ts';
import { cachedFor } from '../cachedFor.ts';
import type { Answers, Call, OperationId } from '../call.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import { portfolioOf } from '../portfolios.ts';
import { portfolioActivities } from './activities.ts';
import { currentlyInvested, interestEarned, interestThisMonth } from './cards.ts';
import { directMortgageActivities } from './directMortgages.ts';
import { portfolioEnable } from './enable.ts';
import { investmentList, investmentSummary } from './investments.ts';
import { performance, performanceDropdown } from './performance.ts';

type Caller = Pick<Call<'portfolioEnable'>, 'investor' | 'today'>;

const of = ({ investor, today }: Caller) => portfolioOf(investor.investor_id, today);

/** Caches an answer that depends only on the portfolio and the body, so that a large portfolio is computed once. */
const keeping =
  <Body, Data>(answer: (portfolio: Portfolio, body: Body, today: CalendarDate) => Data) =>
  (call: Caller & { body: Body }) => {
    const key = `${answer.name} ${JSON.stringify(call.body)}`;
    return { data: cachedFor(of(call), key, () => answer(of(call), call.body, call.today)) };
  };

/** The answers from the ledger: each figure is derived from the entries of the investor's portfolio. */
export const portfolio = {
  portfolioEnable: (call) => ({ data: portfolioEnable(of(call), call.today, call.investor.closed) }),
  portfolioActivities: (call) => ({ data: portfolioActivities(of(call), call.body, call.today) }),
  portfolioDirectMortgageActivities: (call) => ({ data: directMortgageActivities(of(call), call.body, call.today) }),
  portfolioCardCurrentlyInvested: keeping(currentlyInvested),
  portfolioCardInterestEarned: keeping(interestEarned),
  portfolioCardInterestThisMonth: keeping(interestThisMonth),
  portfolioCardPerformance: keeping(performance),
  portfolioPerformanceDropdown: keeping(performanceDropdown),
  investmentSummary: keeping(investmentSummary),
  investmentList: keeping(investmentList),
} satisfies Partial<Answers<OperationId>>;
