import { type Entry, isSettled, type LoanHolding } from '../../src/sandbox/ledger/entries.ts';
import { type Portfolio, seedPortfolio } from '../../src/sandbox/ledger/portfolio.ts';

const today = '2026-07-10';

const sum = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((total, item) => total + value(item), 0) / 100;

/** The totals of an investor's ledger in dollars, added up line by line, to compare with the figures on the screens. */
export function ledgerSums(investorId: number) {
  const portfolio = seedPortfolio(investorId, today);
  const { holdings, asOf } = portfolio;
  // Sums are per currency; the screens list the portfolio's own first.
  const entries = portfolio.entries.filter(({ holding }) => holding.currency === portfolio.currency);
  const counted = entries.filter((entry) => entry.date <= today && isSettled(entry));
  const balance = (own: readonly Entry[], day: string) =>
    sum(
      own.filter(({ date }) => date <= day),
      (entry) => entry.capital,
    );
  const earned = (own: readonly Entry[], from: string, to: string) =>
    sum(
      own.filter(({ effective }) => effective >= from && effective <= to),
      (entry) => entry.income,
    );
  const month = asOf.slice(0, 7);
  const current = holdings.filter((holding) => balance(holding.entries, asOf) > 0);
  const loans = new Map(
    holdings.flatMap((holding) => (holding.kind === 'fund' ? [] : [[holding.loan.loanId, holding.loan]])),
  );
  return {
    isEmpty: holdings.length === 0,
    invested: balance(entries, asOf),
    earned: earned(entries, '', asOf),
    earnedThisMonth: earned(entries, month, asOf),
    /** The number of months from the first investment to the last complete month. */
    months: monthsBetween(entries[0]?.date, asOf),
    yearlyRateThisMonth: rate(earned(entries, month, asOf), balance(entries, asOf)),
    activities: {
      rows: portfolio.entries.filter(({ date }) => date <= today).length,
      counted: portfolio.entries.filter((entry) => entry.date <= today && isSettled(entry)).length,
      moneyIn: sum(counted, ({ capital }) => Math.max(0, capital)),
      moneyOut: sum(counted, ({ capital }) => Math.max(0, -capital)),
      income: sum(counted, ({ income }) => income),
      tax: sum(counted, ({ tax }) => tax),
    },
    directMortgages: mortgageSums(portfolio),
    current: {
      count: current.length,
      interestToDate: sum(
        entries.filter((entry) => current.includes(entry.holding) && isSettled(entry)),
        ({ income }) => income,
      ),
      byKind: Object.fromEntries(
        ['fund', 'direct_mortgage', 'syndicated_loan'].map((kind) => [
          kind,
          balance(
            entries.filter(({ holding }) => holding.kind === kind),
            asOf,
          ),
        ]),
      ),
    },
    hasFund: holdings.some(({ kind }) => kind === 'fund'),
    loans: [...loans.values()].map((loan) => {
      const own = entries.filter(({ holding }) => holding.kind !== 'fund' && holding.loan.loanId === loan.loanId);
      return {
        id: loan.loanId,
        name: loan.name,
        invested: balance(own, today),
        interestToDate: sum(own.filter(isSettled), ({ income }) => income),
        paid: sum(
          own.filter((entry) => entry.date <= today && entry.type !== 'deposit' && isSettled(entry)),
          ({ net }) => net,
        ),
        isOverdue: own.some(({ status }) => status === 'failed' || status === 'pending'),
      };
    }),
  };
}

function mortgageSums({ holdings }: Portfolio) {
  const mortgages = holdings.filter((holding): holding is LoanHolding => holding.kind === 'direct_mortgage');
  if (mortgages.length === 0) return undefined;
  const entries = mortgages.flatMap((holding) => holding.entries).filter(({ date }) => date <= today);
  const counted = entries.filter(isSettled);
  const renewals = mortgages.flatMap(({ loan }) => loan.movements.filter(({ type }) => type === 'renewal'));
  return {
    rows: entries.length + renewals.length,
    counted: counted.length + renewals.length,
    interest: sum(
      counted.filter(({ type }) => type === 'distribution'),
      ({ gross, fee }) => gross - fee,
    ),
    net: sum(counted, ({ net }) => net),
  };
}

function monthsBetween(first: string | undefined, last: string): number {
  if (first === undefined) return 0;
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return count(last) - count(first) + 1;
}

/** In percent, rounded half away from zero. */
const rate = (income: number, capital: number) =>
  capital === 0 ? 0 : Math.round((income / capital) * 120_000 + 1e-9) / 100;
