import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { abortableFetch } from '../../client/abortableFetch.ts';
import { queryFor } from '../../client/queryFor.ts';
import type { Investment } from '../../figures/answers.ts';
import { byAccount, moneyAvailable, valuedOn } from '../../figures/holdings.ts';
import { accountWords, namesAmong } from '../../files/export/accountWords.ts';
import type { AnswerData } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import { text } from '../../values/text/text.ts';
import type { SplitWay } from '../allocation/AllocationBar.tsx';
import type { TableRows } from '../list/tableRows.ts';
import { useNamedRows } from '../table/useHoldingNames.ts';
import { howOf, investmentIn } from './holdingWords.ts';
import type { HoldingsConfig } from './options.ts';

/** The list with further columns: the account of each holding, when its money is available, and the day of its value. */
export function listOf({ list, title }: HoldingsConfig): HoldingsConfig['list'] {
  const [name, ...others] = list.columns;
  const { account, holdings } = text;
  return {
    ...list,
    title,
    columns: [
      ...(name ? [name] : []),
      { field: 'account', label: account.type, format: 'text' },
      ...others,
      { field: 'money_available', label: holdings.moneyAvailable, format: 'date' },
      { field: 'money_available_how', label: holdings.how, format: 'text', sortable: false },
      { field: 'valued_on', label: holdings.valuedOn, format: 'date', sortable: false },
    ],
  };
}

/** Adds to each row its account and when its money is available, so that it can be sorted, searched and exported. */
export function completed(row: AnswerData, format: Format): AnswerData {
  const investment = investmentIn(row);
  const available = moneyAvailable(investment);
  return {
    ...row,
    account: accountWords([investment.account_type]),
    money_available: available.day,
    money_available_how: available.day && howOf(available, format),
  };
}

/**
 * The rows with the name of each holding in its account, if there are several accounts. In a file, where the account has
 * a column, they have the day of their values instead.
 */
export function useAccountNames(rows: TableRows, investments: readonly Investment[], format: Format): TableRows {
  const queryClient = useQueryClient();
  const named = useMemo(() => {
    const nameOf = namesAmong(investments, format);
    return (some: readonly AnswerData[]) => some.map((row) => ({ ...row, name: nameOf(investmentIn(row)) }));
  }, [investments, format]);
  return {
    ...useNamedRows(rows, named),
    async load(number, signal) {
      const invested = abortableFetch(queryClient, queryFor('portfolioCardCurrentlyInvested', {}), signal);
      const [loaded, card] = await Promise.all([rows.load(number, signal), invested.catch(() => undefined)]);
      const day = card && valuedOn(investments, card.data);
      return { ...loaded, rows: loaded.rows.map((row) => ({ ...row, valued_on: day })) };
    },
  };
}

/** The way to split holdings that says in which accounts they are. */
export const accountWay =
  (investments: readonly Investment[], format: Format) =>
  (currency: string): SplitWay => ({
    id: 'account',
    title: text.holdings.byAccount,
    parts: byAccount(investments, currency).map(({ type, amount, percent }) => ({
      label: accountWords([type]),
      value: format('money', amount, currency),
      percent,
      share: format('percent', percent),
    })),
  });
