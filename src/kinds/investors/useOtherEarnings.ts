import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryForInvestor } from '../../client/queryForInvestor.ts';
import type { Data } from '../../client/types.ts';
import { type Earned, entriesBeside } from '../../figures/earned.ts';
import type { QueryState } from '../../screen/tryAgain.ts';
import { states } from '../income/useCashFlow.ts';
import type { InvestorAlerts } from './useInvestorAlerts.ts';

/** The card's body: its default year of complete months, as on the overview. */
export const cardBody = { months: 12, compare_to: 'last_year' } as const;

/** What an investor earned in other currencies, with its queries; undefined while some of it is unknown. */
interface OtherEarnings {
  others: readonly Earned[] | undefined;
  queries: readonly QueryState[];
}

/**
 * What investors who hold something in several currencies earned in those that the card leaves out: asked by the entries
 * of the performance drop-down.
 */
export function useOtherEarnings(
  alerts: readonly InvestorAlerts[],
  earned: readonly { data: Earned | undefined }[],
): ReadonlyMap<number, OtherEarnings> {
  const mixed = useMemo(
    () =>
      alerts.flatMap(({ investor: { investor_id: id }, investments = [] }, at) => {
        const currency = earned[at]?.data?.currency;
        const isMixed = investments.some((investment) => investment.currency !== currency);
        return currency !== undefined && isMixed ? [{ id, currency, investments }] : [];
      }),
    [alerts, earned],
  );
  const lists = useQueries({
    queries: mixed.map(({ id }) => queryForInvestor(id, 'portfolioPerformanceDropdown', {})),
    combine: states<Data<'portfolioPerformanceDropdown'>>,
  });
  const asked = useMemo(
    () =>
      mixed.map(({ id, currency, investments }, at) => {
        const list = lists[at];
        return { id, list, entries: list?.data && entriesBeside(currency, list.data.performances, investments) };
      }),
    [mixed, lists],
  );
  const cards = useQueries({
    queries: asked.flatMap(({ id, entries = [] }) =>
      entries.map(({ performance_id }) =>
        queryForInvestor(id, 'portfolioCardInterestEarned', { ...cardBody, performance_id }),
      ),
    ),
    combine: states<Earned>,
  });
  return useMemo(() => {
    const left = [...cards];
    return new Map(
      asked.map(({ id, list, entries }): [number, OtherEarnings] => {
        const own = left.splice(0, entries?.length ?? 0);
        const loaded = own.flatMap(({ data }) => data ?? []);
        const isWhole = entries !== undefined && loaded.length === entries.length;
        return [
          id,
          { others: isWhole ? loaded : undefined, queries: [list, ...own].filter((one) => one !== undefined) },
        ];
      }),
    );
  }, [asked, cards]);
}
