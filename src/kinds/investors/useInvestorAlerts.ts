import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryForInvestor } from '../../client/queryForInvestor.ts';
import type { Data } from '../../client/types.ts';
import type { Investment } from '../../figures/answers.ts';
import { type Arrears, arrearsOf } from '../../figures/arrears.ts';
import { cash } from '../../figures/cash.ts';
import type { QueryState } from '../../screen/tryAgain.ts';
import { currentDay } from '../../values/today.ts';
import { lostActivities, lostBody } from '../attention/useLostActivities.ts';
import { states } from '../income/useCashFlow.ts';
import type { Investor } from './lookedAt.ts';

/** What is known to have failed or to be behind for an investor. */
export interface InvestorAlerts {
  investor: Investor;
  investments: readonly Investment[] | undefined;
  arrears: readonly Arrears[];
  /** All payments that failed are known. */
  isWhole: boolean;
  queries: readonly QueryState[];
}

/** Requests failed payments and loans in arrears of each of these investors, not only the selected one (Reading R46). */
export function useInvestorAlerts(investors: readonly Investor[], enabled: boolean): InvestorAlerts[] {
  const held = useQueries({
    queries: investors.map(({ investor_id: id }) => ({ ...queryForInvestor(id, 'investmentList', {}), enabled })),
    combine: states<Data<'investmentList'>>,
  });
  const lost = (status: 'failed' | 'reversed') => ({
    queries: investors.map(({ investor_id: id }) => ({
      ...queryForInvestor(id, 'portfolioActivities', lostBody(status)),
      enabled,
    })),
    combine: states<Data<'portfolioActivities'>>,
  });
  const failed = useQueries(lost('failed'));
  const reversed = useQueries(lost('reversed'));
  const today = currentDay();
  return useMemo(
    () =>
      investors.map((investor, at) => {
        const investments = held[at]?.data?.investments;
        const activities = lostActivities(failed[at]?.data, reversed[at]?.data);
        return {
          investor,
          investments,
          arrears: arrearsOf(activities && cash({ activities, investments }, today), investments),
          isWhole: activities?.isWhole === true,
          queries: [held[at], failed[at], reversed[at]].filter((query) => query !== undefined),
        };
      }),
    [investors, held, failed, reversed, today],
  );
}
