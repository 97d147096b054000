import { cachedFor } from '../cachedFor.ts';
import type { Answers, Body, Call } from '../call.ts';
import { accountTypes, type StoredAccount } from '../data/accounts.ts';
import { portfolioOf } from '../portfolios.ts';
import { invalid, problem } from '../problem.ts';
import type { Schema } from '../schema.ts';
import { FIRST_NEW_ID } from '../state.ts';
import { investmentList } from './investments.ts';

type AccountIds = 'accountTypeList' | 'investorAccountList' | 'accountAdd' | 'accountRemove';
type Caller = Pick<Call<'investorAccountList'>, 'investor' | 'state' | 'today'>;

const accountsOf = ({ investor, state }: Caller) => state.accounts.get(investor.investor_id) ?? [];

function linkedInvestments({ investor, today }: Caller) {
  const portfolio = portfolioOf(investor.investor_id, today);
  return cachedFor(portfolio, 'linkedInvestments', () =>
    investmentList(portfolio, {}, today).investments.map(({ investment_id, name, currency }) => ({
      linked: { investment_id, name },
      currency,
    })),
  );
}

/** The default account receives what is paid in its currency; another currency has a verified account of its own. */
function receives(account: StoredAccount, caller: Caller): boolean {
  const usual = accountsOf(caller).find(({ is_default }) => is_default);
  return account === usual || (account.currency !== usual?.currency && account.status === 'verified');
}

function shown(account: StoredAccount, caller: Caller): Schema<'Account'> {
  return {
    ...account,
    linked_investments: linkedInvestments(caller).flatMap(({ linked, currency }) =>
      currency === account.currency && receives(account, caller) ? [linked] : [],
    ),
    can_remove: account.is_default || accountsOf(caller).length === 1 ? 0 : 1,
  };
}

function checkAccount(body: Body<'accountAdd'>) {
  const errors: Record<string, string> = {};
  if (!accountTypes.includes(body.account_type)) errors.account_type = `Must be one of ${accountTypes.join(', ')}.`;
  if (body.account_number !== body.account_number_confirm)
    errors.account_number_confirm = 'Both account numbers must be the same.';
  if (body.routing_number === undefined) {
    if (body.institution_number === undefined) errors.institution_number = 'Is required for a Canadian account.';
    if (body.transit_number === undefined) errors.transit_number = 'Is required for a Canadian account.';
  } else if (body.transit_number !== undefined) {
    errors.routing_number = 'Leave out either the transit number or the routing number.';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function newAccount(body: Body<'accountAdd'>, account_id: number, added_at: string): StoredAccount {
  const { account_name, account_type, holder_name, institution_name, purpose } = body;
  return {
    account_id,
    account_name,
    account_type,
    holder_name,
    institution_name,
    purpose,
    institution_number: body.institution_number ?? null,
    transit_number: body.transit_number ?? null,
    routing_number: body.routing_number ?? null,
    account_number_masked: `••••${body.account_number.slice(-4)}`,
    currency: body.routing_number === undefined ? 'CAD' : 'USD',
    // It would become the default once it is verified, which the sandbox never does.
    is_default: 0,
    status: 'pending_verification',
    status_reason: 'Waiting for the account to be checked.',
    added_by: 'investor',
    added_at,
    effective_date: null,
  };
}

export const accounts: Answers<AccountIds> = {
  accountTypeList: () => ({ data: { account_types: accountTypes } }),

  investorAccountList: (call) => ({ data: { accounts: accountsOf(call).map((account) => shown(account, call)) } }),

  accountAdd(call) {
    checkAccount(call.body);
    const all = accountsOf(call);
    const account_id = Math.max(FIRST_NEW_ID - 1, ...all.map((account) => account.account_id)) + 1;
    const account = newAccount(call.body, account_id, call.state.moment());
    call.state.accounts.set(call.investor.investor_id, [...all, account]);
    return { message: 'The account has been added and will be verified.', data: { account: shown(account, call) } };
  },

  accountRemove(call) {
    const all = accountsOf(call);
    const account = all.find(({ account_id }) => account_id === call.body.account_id);
    if (!account) throw problem(404, 'There is no such account.');
    const reason = all.length === 1 ? 'The last account cannot be removed.' : 'The default account cannot be removed.';
    if (all.length === 1 || account.is_default) throw problem(422, reason, { account_id: reason });
    call.state.accounts.set(
      call.investor.investor_id,
      all.filter((other) => other !== account),
    );
    return { message: 'The account has been removed.' };
  },
};
