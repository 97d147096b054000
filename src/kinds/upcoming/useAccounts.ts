import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import type { BankAccount } from '../../figures/answers.ts';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import { useAfterCards } from '../../screen/useAfterCards.ts';

const none: readonly BankAccount[] = [];

/** The accounts that payments go to, requested after the cards; empty until known. */
export function useAccounts(): readonly BankAccount[] {
  const { id = 0 } = useInvestor();
  const hasCards = useAfterCards();
  const { data } = useQuery({ ...queryFor('investorAccountList', {}, { id }), enabled: hasCards && id > 0 });
  return data?.accounts ?? none;
}
