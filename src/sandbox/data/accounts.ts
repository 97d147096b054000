import { addDays, type CalendarDate } from '../../values/calendar.ts';
import type { Schema } from '../schema.ts';
import type { InvestorRecord } from './investorRecord.ts';

/** The bank account types of `/account/types`. */
export const accountTypes = ['Chequing', 'Savings'];

/** An account as stored; its linked investments and whether it can be removed are derived on request. */
export type StoredAccount = Omit<Schema<'Account'>, 'linked_investments' | 'can_remove'>;

const manager = { added_by: 'manager', currency: 'CAD', routing_number: null, status_reason: null } as const;

/**
 * An investor's initial accounts: the default one and a savings account; for investor 501 also one in US dollars that is
 * not verified, and for 851 one that is.
 */
export function seedAccounts(investor: InvestorRecord, today: CalendarDate): StoredAccount[] {
  const id = investor.investor_id * 10;
  const holder_name = investor.name;
  const accounts: StoredAccount[] = [
    {
      ...manager,
      account_id: id + 1,
      account_name: 'Operating account',
      account_type: 'Chequing',
      holder_name,
      institution_name: 'Bank of the Lakes',
      institution_number: '899',
      transit_number: '10202',
      account_number_masked: '••••4821',
      is_default: 1,
      purpose: 'both',
      status: 'verified',
      added_at: '2023-11-14T15:20:00Z',
      effective_date: '2023-11-20',
    },
    {
      ...manager,
      added_by: 'investor',
      account_id: id + 2,
      account_name: 'Reserve',
      account_type: 'Savings',
      holder_name,
      institution_name: 'Harbour Credit Union',
      institution_number: '809',
      transit_number: '00417',
      account_number_masked: '••••0936',
      is_default: 0,
      purpose: 'contributions',
      status: 'verified',
      added_at: '2023-12-04T18:05:00Z',
      effective_date: '2023-12-11',
    },
  ];
  if (investor.investor_id === 901) return accounts.slice(0, 1);
  const inDollars = {
    ...manager,
    added_by: 'investor',
    account_id: id + 3,
    account_name: 'US dollar account',
    account_type: 'Chequing',
    holder_name,
    institution_name: 'First Meridian Bank',
    institution_number: null,
    transit_number: null,
    routing_number: '021000021',
    account_number_masked: '••••7730',
    currency: 'USD',
    is_default: 0,
    purpose: 'distributions',
  } as const;
  if (investor.investor_id === 851) {
    const since = { added_at: '2024-01-15T16:45:00Z', effective_date: '2024-01-22' };
    return [...accounts, { ...inDollars, ...since, status: 'verified' }];
  }
  if (investor.investor_id !== 501) return accounts;
  return [
    ...accounts,
    {
      ...inDollars,
      status: 'pending_verification',
      status_reason: 'Waiting for the void cheque to be checked.',
      added_at: `${addDays(today, -6)}T16:45:00Z`,
      effective_date: null,
    },
  ];
}
