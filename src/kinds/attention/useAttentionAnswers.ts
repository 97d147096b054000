import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../client/queryFor.ts';
import { useFeatures } from '../../client/useFeatures.ts';
import { type AttentionAnswers, type AttentionCondition, attentionConditions } from '../../figures/attention.ts';
import { cash } from '../../figures/cash.ts';
import { type FeatureState, featureState } from '../../screen/featureState.ts';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import type { QueryState } from '../../screen/tryAgain.ts';
import { useAfterCards } from '../../screen/useAfterCards.ts';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import { useHeldLoans } from '../income/useCashFlow.ts';
import { openOpportunities } from '../upcoming/useClosingOpportunities.ts';
import { conditionsOf, featureOf } from './conditionsOf.ts';
import { useLostActivities } from './useLostActivities.ts';

/** Conditions that share queries, with their titles for the sentence that says they could not be checked. */
export interface CheckedPart {
  titles: readonly string[];
  queries: readonly QueryState[];
  /** Neither answered nor failed yet; a failure from before this panel asked does not count. */
  isWaiting: boolean;
}

/**
 * Requests the answers that the conditions read, except for conditions that are left out or whose feature is off.
 * Requests payments at once, and the others after the figures below have arrived.
 */
export function useAttentionAnswers(leaveOut: readonly AttentionCondition[]) {
  const { id = 0 } = useInvestor();
  const hasCards = useAfterCards();
  const features = useFeatures(true, false);
  const reported = conditionsOf(usePortal(), leaveOut);
  const stateOf = (condition: AttentionCondition): FeatureState =>
    reported.includes(condition) ? featureState(featureOf[condition], features) : 'off';
  const isOn = (condition: AttentionCondition) => stateOf(condition) !== 'off';
  const isAsked = (...conditions: AttentionCondition[]) =>
    conditions.some((condition) => stateOf(condition) === 'on' && (hasCards || condition === 'payments'));

  const ofHoldings = ['payments', 'maturities', 'redemptions', 'insurance'] as const;
  const investments = useQuery({ ...queryFor('investmentList', {}), enabled: isAsked(...ofHoldings) });
  const lost = useLostActivities(isAsked('payments'));
  const accounts = useQuery({ ...queryFor('investorAccountList', {}, { id }), enabled: isAsked('accounts') });
  const profile = useQuery({ ...queryFor('profileDetails', {}), enabled: isAsked('accreditation') });
  const held = investments.data?.investments;
  const { asked, loans } = useHeldLoans(held, isAsked('insurance'));
  const newest = queryFor('documentList', { page: 1, per_page: 100 });
  const documents = useQuery({ ...newest, enabled: isAsked('documents') });
  const enable = useQuery({ ...queryFor('portfolioEnable', {}), enabled: isAsked('notes') });
  const opportunities = useQuery({ ...openOpportunities(), enabled: isAsked('opportunities') });

  const today = currentDay();
  const answers = useMemo((): AttentionAnswers => {
    return {
      flow: lost.activities && cash({ activities: lost.activities, investments: held }, today),
      investments: held,
      accounts: accounts.data?.accounts,
      accreditation: profile.data?.accreditation,
      loans: asked.flatMap(({ holdings }, at) => {
        const loan = loans[at]?.data?.loan_details;
        return loan ? [{ loan, holdings }] : [];
      }),
      documents: documents.data,
      notes: enable.data?.notes,
      opportunities: opportunities.data && {
        opportunities: opportunities.data.opportunities,
        total: opportunities.data.total,
      },
    };
  }, [
    held,
    lost.activities,
    accounts.data,
    profile.data,
    asked,
    loans,
    documents.data,
    enable.data,
    opportunities.data,
    today,
  ]);

  const { titles } = text.attention;
  const part = (queries: readonly QueryState[], titled: Partial<Record<AttentionCondition, string>>): CheckedPart => {
    const conditions = attentionConditions.filter((condition) => titled[condition] !== undefined && isOn(condition));
    const isNow = isAsked(...conditions);
    return {
      titles: conditions.flatMap((condition) => titled[condition] ?? []),
      queries,
      isWaiting: queries.some(({ isPending, data }) => isPending || (!isNow && data === undefined)),
    };
  };
  const { behind, maturities, redemptions, ...others } = titles;
  const parts = [
    part([investments], { payments: behind, maturities, redemptions }),
    part(lost.queries, { payments: others.failed }),
    part([accounts], { accounts: others.accounts }),
    part([profile], { accreditation: others.accreditation }),
    part(loans, { insurance: others.insurance }),
    part([documents], { documents: others.documents }),
    part([enable], { notes: others.notes }),
    part([opportunities], { opportunities: others.opportunities }),
  ];
  return {
    answers,
    parts: parts.filter((one) => one.titles.length > 0),
    off: attentionConditions.filter((condition) => !isOn(condition)),
  };
}
