import type { Answers } from '../call.ts';
import type { InvestorRecord } from '../data/investorRecord.ts';
import type { User } from '../data/users.ts';
import { currentHoldings } from '../ledger/figures.ts';
import { portfolioOf } from '../portfolios.ts';
import { relationshipManager } from '../profiles.ts';
import type { Schema } from '../schema.ts';
import { investorById, type State } from '../state.ts';

const recordsOf = ({ investor_ids }: User) => investor_ids.flatMap((id) => investorById.get(id) ?? []);

function listed(record: InvestorRecord, { enabled_modules }: User, { today }: State): Schema<'Investor'> {
  const holdings = currentHoldings(portfolioOf(record.investor_id, today()));
  const holds = (fund: boolean) => (holdings.some((holding) => (holding.kind === 'fund') === fund) ? 1 : 0);
  return {
    investor_id: record.investor_id,
    name: record.name,
    investor_type: record.investor_type,
    account_type: record.account_type,
    investor_number: `INV-${String(record.investor_id).padStart(4, '0')}`,
    email: record.email,
    relationship: record.relationship,
    is_primary: record.is_primary,
    status: 'active',
    has_fund: holds(true),
    has_mortgages: holds(false),
    ...(enabled_modules && { enabled_modules }),
  };
}

export const investors: Answers<'investorList' | 'investorContactList'> = {
  investorList({ user, state }) {
    return {
      data: {
        investors: recordsOf(user).map((record) => listed(record, user, state)),
        investorschange: 1,
        enabled_modules: { syndicated_loans: 0, fund_v2: 0 },
      },
    };
  },

  investorContactList({ user }) {
    return {
      data: {
        investors: recordsOf(user).map((record) => ({
          investor_id: record.investor_id,
          name: record.name,
          email: record.email,
          phone: record.phone,
          relationship_manager: relationshipManager(record),
        })),
      },
    };
  },
};
