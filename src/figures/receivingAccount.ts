import type { BankAccount, Investment } from './answers.ts';

/**
 * The account that payments of these holdings go to; undefined if no account or more than one is linked to them.
 *
 * @figure Account that receives a payment
 * @fields investorAccountList.accounts.linked_investments
 */
export function receivingAccount(
  accounts: readonly BankAccount[],
  holdings: readonly Pick<Investment, 'investment_id'>[],
): BankAccount | undefined {
  const linked = holdings.map(({ investment_id }) =>
    accounts.find((account) => account.linked_investments.some((one) => one.investment_id === investment_id)),
  );
  const [first, ...others] = new Set(linked);
  return others.length > 0 ? undefined : first;
}
