import { type AccountType, areInSeveralAccounts, planOf } from '../../figures/accounts.ts';
import type { Investment } from '../../figures/answers.ts';
import type { Format } from '../../screen/useFormat.ts';
import { label } from '../../values/label.ts';
import { text } from '../../values/text/text.ts';

/** Types of accounts, each with whether it is taxable or registered if that is known. */
export const accountWords = (types: readonly AccountType[]): string =>
  types
    .map((type) => {
      const plan = planOf({ account_type: type });
      return plan === undefined ? label(type) : text.account[plan](label(type));
    })
    .join('; ');

/** The name of an investment with the accounts in which it is, to tell it from the same one in another account. */
export const nameInAccount = (name: string, types: readonly AccountType[]): string =>
  [name, ...(types.length > 0 ? [accountWords(types)] : [])].join(text.values.list);

/** Returns a function for the names of these holdings, with their accounts if they are in several. */
export function namesAmong(holdings: readonly Investment[], format: Format) {
  const tellsAccounts = areInSeveralAccounts(holdings);
  return ({ name, account_type }: Pick<Investment, 'name' | 'account_type'>): string =>
    nameInAccount(format('text', name), tellsAccounts ? [account_type] : []);
}
