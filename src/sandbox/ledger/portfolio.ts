import type { CalendarDate } from '../../values/calendar.ts';
import type { Entry, Holding } from './entries.ts';
import { fundHolding } from './fundHistory.ts';
import { FUND_PLANS, LENDING_ACCOUNTS } from './fundPlans.ts';
import { LARGE_INVESTOR, largeHoldings } from './largeInvestor.ts';
import { loanHolding } from './lending.ts';
import { LOAN_CURRENCY } from './loan.ts';
import { loanHistory } from './loanHistory.ts';
import { closingDate, monthOf } from './months.ts';
import { ONTARIO_LOANS } from './ontarioLoans.ts';
import { OTHER_LOANS } from './otherLoans.ts';

/** Everything that an investor holds and ever held. All figures in answers are derived from its entries. */
export interface Portfolio {
  investorId: number;
  /** The currency of the first holding, in which cards and totals are answered. */
  currency: string;
  /** The last day of the last complete month, the date of all balances. */
  asOf: CalendarDate;
  holdings: Holding[];
  /** The ledger, oldest first; ends with the distributions of that month, even if they are not paid yet. */
  entries: Entry[];
}

/** Builds an investor's portfolio as of today; the same day gives the same portfolio. */
export function seedPortfolio(investorId: number, today: CalendarDate): Portfolio {
  const holdings = holdingsOf(investorId, today);
  const entries = holdings.flatMap((holding) => holding.entries);
  giveReferences(entries, investorId);
  entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  entries.forEach((entry, index) => {
    entry.id = investorId * 1_000 + index + 1;
  });
  return { investorId, currency: holdings[0]?.currency ?? LOAN_CURRENCY, asOf: closingDate(today), holdings, entries };
}

function holdingsOf(investorId: number, today: CalendarDate): Holding[] {
  const firstId = 7_001 + (investorId - 501) * 10;
  if (investorId === LARGE_INVESTOR) return largeHoldings(firstId, today);
  const funds = (FUND_PLANS[investorId] ?? []).map((plan, index) => fundHolding(firstId + index, plan, today));
  const accounts: Record<number, (typeof LENDING_ACCOUNTS)[keyof typeof LENDING_ACCOUNTS]> = LENDING_ACCOUNTS;
  const account = accounts[investorId];
  if (!account) return funds;
  const parts = [...ONTARIO_LOANS, ...OTHER_LOANS].flatMap((plan) => {
    const loan = loanHistory(plan, today);
    return loan.lenders.flatMap((lender, index) => (lender.investorId === investorId ? [{ loan, lender, index }] : []));
  });
  const loans = parts.map(({ loan, lender, index }, place) =>
    loanHolding(firstId + funds.length + place, loan, lender.account ?? account, index, today),
  );
  return [...funds, ...loans];
}

const REFERENCE_PREFIXES: Partial<Record<Entry['type'], string>> = {
  deposit: 'SUB',
  withdrawal: 'RED',
  transfer_in: 'TRF',
  transfer_out: 'TRF',
  management_fee: 'FEE',
  servicing_fee: 'FEE',
  return_of_capital: 'ROC',
  adjustment: 'ADJ',
  reversal: 'REV',
};

/** Gives every entry a reference that counts within its type and month and differs between investors. */
function giveReferences(entries: Entry[], investorId: number): void {
  const last = new Map<string, number>();
  const before = (investorId - 501) * 20 + 11;
  for (const entry of entries) {
    const series = `${REFERENCE_PREFIXES[entry.type] ?? 'DST'}-${monthOf(entry.effective)}`;
    const count = (last.get(series) ?? before) + 1;
    last.set(series, count);
    entry.reference = `${series}-${String(count).padStart(4, '0')}`;
  }
}
