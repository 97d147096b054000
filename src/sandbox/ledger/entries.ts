import type { CalendarDate } from '../../values/calendar.ts';
import type { Schema } from '../schema.ts';
import type { FundClass } from './funds.ts';
import type { Loan } from './loan.ts';
import type { BasisPoints, Cents, Units } from './money.ts';

/** A line of an investor's ledger. Amounts in the investor's favour are positive. */
export interface Entry {
  id: number;
  holding: Holding;
  type: Schema<'ActivityType'>;
  status: Schema<'PaymentStatus'>;
  /** The settlement date, past or future, which orders the ledger. */
  date: CalendarDate;
  /** The effective date: income belongs to this day's month. */
  effective: CalendarDate;
  due: CalendarDate | null;
  description: string;
  method: Schema<'PaymentMethod'>;
  reference: string;
  gross: Cents;
  fee: Cents;
  tax: Cents;
  penalty: Cents;
  net: Cents;
  /** The part of `net` that is income; 0 for a payment that failed or was reversed. */
  income: Cents;
  /** The change of the holding's balance; 0 for a payment that failed or was reversed. */
  capital: Cents;
  units: Units;
  balance: Cents;
  unitsBalance: Units;
  /** Its activity type for a direct mortgage. */
  mortgage?: Schema<'DirectMortgageActivityType'>;
}

interface HoldingBase {
  id: number;
  currency: string;
  accountType: Schema<'AccountType'>;
  accountName: string;
  entries: Entry[];
}

/** Units of a share class in an account. */
export interface FundHolding extends HoldingBase {
  kind: 'fund';
  fund: FundClass;
  option: Schema<'DistributionOption'>;
  /** The tax withheld from its distributions. */
  withholding: BasisPoints;
  certificates: string[];
}

/** A lender's share of a loan. */
export interface LoanHolding extends HoldingBase {
  kind: 'direct_mortgage' | 'syndicated_loan';
  loan: Loan;
  /** The lender's index in the loan's lenders. */
  lender: number;
}

export type Holding = FundHolding | LoanHolding;

/** The input of an entry; the rest is derived from it. */
export type EntryDraft = Pick<Entry, 'type' | 'date' | 'description' | 'gross'> &
  Partial<Omit<Entry, 'holding' | 'id'>>;

/** Adds an entry to a holding and derives its net amount from the gross amount and the deductions. */
export function addEntry(holding: Holding, today: CalendarDate, draft: EntryDraft): void {
  const { fee = 0, tax = 0, penalty = 0 } = draft;
  holding.entries.push({
    id: 0,
    holding,
    effective: draft.date,
    due: null,
    method: 'eft',
    reference: '',
    income: 0,
    capital: 0,
    units: 0,
    balance: 0,
    unitsBalance: 0,
    status: entryStatus(draft, today),
    ...draft,
    fee,
    tax,
    penalty,
    net: draft.gross - fee - tax - penalty,
  });
}

function entryStatus({ type, date }: EntryDraft, today: CalendarDate): Entry['status'] {
  if (date > today) return type === 'deposit' ? 'pending' : 'scheduled';
  return type === 'reinvestment' ? 'reinvested' : 'cleared';
}

/** Sorts a holding's entries and sets the balances after each. */
export function strikeBalances(holding: Holding): void {
  holding.entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  let [balance, units] = [0, 0];
  for (const entry of holding.entries) {
    balance += entry.capital;
    units += entry.units;
    entry.balance = balance;
    entry.unitsBalance = units;
  }
}

/** Whether money has moved: what is scheduled, pending, failed or reversed counts in no total. */
export const isSettled = ({ status }: Pick<Entry, 'status'>): boolean =>
  status === 'cleared' || status === 'reinvested';
