import type { FundHolding, Holding, LoanHolding } from '../../src/sandbox/ledger/entries.ts';
import { currentHoldings, investedDate } from '../../src/sandbox/ledger/figures.ts';
import { fundLabel } from '../../src/sandbox/ledger/funds.ts';
import { lenderShare } from '../../src/sandbox/ledger/lending.ts';
import { nextPayment } from '../../src/sandbox/ledger/nextPayment.ts';
import { sharedSchedule } from '../../src/sandbox/ledger/schedule.ts';
import { pastDueDays } from '../../src/sandbox/ledger/standing.ts';
import { portfolioOf } from '../../src/sandbox/portfolios.ts';
import { addDays, addMonths, type CalendarDate, lastOfMonth } from '../../src/values/calendar.ts';

/** A payment to come, in cents; negative where the investor pays. */
export interface LedgerPayment {
  date: CalendarDate;
  name: string;
  kind: 'interest' | 'principal' | 'deposit';
  cents: number;
  currency: string;
  isReinvested: boolean | undefined;
  /** Whether an activity has it, rather than a schedule alone. */
  isBooked: boolean;
}

const isLoan = (holding: Holding): holding is LoanHolding => holding.kind !== 'fund';
export const nameOf = (holding: Holding) => (isLoan(holding) ? holding.loan.name : fundLabel(holding.fund));

/** The ledger's unsettled entries from today on, by day: two holdings in one loan share its payments. */
export function aheadInLedger(investorId: number, today: CalendarDate): LedgerPayment[] {
  const portfolio = portfolioOf(investorId, today);
  const current = currentHoldings(portfolio);
  const ofFunds = portfolio.holdings.flatMap((holding) => (isLoan(holding) ? [] : ofFund(holding, today)));
  const byPayment = new Map<string, LedgerPayment>();
  for (const payment of current.filter(isLoan).flatMap((holding) => ofLoan(holding, today))) {
    const key = `${payment.date} ${payment.name} ${payment.kind}`;
    byPayment.set(key, { ...payment, cents: payment.cents + (byPayment.get(key)?.cents ?? 0) });
  }
  return [...ofFunds, ...byPayment.values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function ofFund(holding: FundHolding, today: CalendarDate): LedgerPayment[] {
  const base = { name: nameOf(holding), currency: holding.currency };
  const booked = holding.entries
    .filter(({ date }) => date > today)
    .map(({ date, type, income, net }): LedgerPayment => {
      const kind = income === 0 ? 'deposit' : 'interest';
      return { ...base, date, kind, cents: net, isReinvested: type === 'reinvestment', isBooked: true };
    });
  if (booked.some(({ kind }) => kind === 'interest')) return booked;
  const next = nextPayment(holding, today);
  const isReinvested = { cash: false, drip: true, partial_drip: undefined }[holding.option];
  return next ? [...booked, { ...base, ...next, kind: 'interest', isReinvested, isBooked: false }] : booked;
}

function ofLoan(holding: LoanHolding, today: CalendarDate): LedgerPayment[] {
  const { loan, lender, currency, entries } = holding;
  const base = { name: loan.name, currency, isReinvested: false, isBooked: false };
  const pending = entries
    .filter(({ status }) => status === 'pending')
    .map(({ date, net }): LedgerPayment => ({ ...base, date, kind: 'interest', cents: net, isBooked: true }));
  const due = sharedSchedule(holding, today).flatMap(({ date, share, interest, fee }) => {
    const mine = lenderShare(loan, lender, interest) - lenderShare(loan, lender, fee);
    const parts: LedgerPayment[] = [
      { ...base, date, kind: 'interest', cents: mine },
      { ...base, date, kind: 'principal', cents: share - mine },
    ];
    return parts.filter(({ cents }) => cents !== 0);
  });
  return [...pending, ...due];
}

/** The loans with a missed payment, the longest past due first: since when, and my net part in cents. */
export function missedInLedger(investorId: number, today: CalendarDate) {
  const loans = portfolioOf(investorId, today).holdings.filter(isLoan);
  const ids = new Set(loans.map(({ loan }) => loan.loanId));
  return [...ids]
    .flatMap((loanId) => {
      const own = loans.filter(({ loan }) => loan.loanId === loanId);
      const missed = own.flatMap(({ entries }) => entries.filter(({ status }) => status === 'failed'));
      const [first] = missed;
      const days = Math.max(...own.map(({ loan }) => pastDueDays(loan, today)));
      const cents = missed.reduce((sum, { net }) => sum + net, 0);
      return first
        ? [{ name: nameOf(first.holding), loanId, days, since: first.date, count: missed.length, cents }]
        : [];
    })
    .sort((a, b) => b.days - a.days);
}

/** When the money of each holding is available, and the last day to give a fund notice. */
export function availableInLedger(investorId: number, today: CalendarDate) {
  return currentHoldings(portfolioOf(investorId, today)).map((holding) => {
    const { id } = holding;
    const name = nameOf(holding);
    if (isLoan(holding))
      return { id, name, loanId: holding.loan.loanId, day: holding.loan.maturityDate, askBy: undefined };
    const { lockupMonths, redemptionNoticeDays } = holding.fund;
    const lockupEnd = addMonths(investedDate(holding) ?? today, lockupMonths);
    const noticeEnd = addDays(today, redemptionNoticeDays);
    const day = lastOfQuarter(lockupEnd > noticeEnd ? lockupEnd : noticeEnd);
    return { id, name, loanId: undefined, day, askBy: addDays(day, -redemptionNoticeDays) };
  });
}

/** Units are redeemed at the end of a quarter. */
function lastOfQuarter(date: CalendarDate): CalendarDate {
  const end = lastOfMonth(date);
  return Number(end.slice(5, 7)) % 3 === 0 ? end : lastOfQuarter(addDays(end, 1));
}
