import { useMemo } from 'react';
import { myLoan } from '../../figures/myLoan.ts';
import type { QueryState } from '../../screen/tryAgain.ts';
import { useAnswerOf, useSubjectOf } from '../../screen/useAnswerOf.ts';
import { currentDay } from '../../values/today.ts';
import { useLostActivities } from '../attention/useLostActivities.ts';
import { useComingActivities } from '../income/useCashFlow.ts';

/** Requests what the loan's figures depend on; `isWaiting` while a query has neither loaded nor failed. */
export function useLoan() {
  const today = currentDay();
  const subject = useSubjectOf('loanDetails');
  const investments = useAnswerOf('investmentList', {});
  const { activities: lost, queries: lostQueries } = useLostActivities();
  const { query, activities: coming } = useComingActivities();
  const loan = subject.data?.loan_details;
  const held = investments.data?.investments;
  const mine = useMemo(() => {
    return loan && myLoan({ loan, investments: held, lost, coming }, today);
  }, [loan, held, lost, coming, today]);
  const others: QueryState[] = [investments, ...lostQueries, query];
  return { subject, loan, mine, others, isWaiting: others.some(({ isPending }) => isPending) };
}
