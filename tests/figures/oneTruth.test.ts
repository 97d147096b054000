import { beforeAll, describe, expect, it } from 'vitest';
import { arrearsOf } from '../../src/figures/arrears.ts';
import { type CashFlow, cash } from '../../src/figures/cash.ts';
import { moneyAvailable } from '../../src/figures/holdings.ts';
import { nextPayments } from '../../src/figures/income.ts';
import type { Payment } from '../../src/figures/payment.ts';
import { taxYear } from '../../src/figures/taxYear.ts';
import { upcomingEvents } from '../../src/figures/upcoming.ts';
import { addDays, addMonths } from '../../src/values/calendar.ts';
import { today } from '../day.ts';
import { aheadInLedger, availableInLedger, type LedgerPayment, missedInLedger } from './aheadInLedger.ts';
import { INVESTORS, sandboxAnswers } from './sandboxAnswers.ts';
import { taxInLedger } from './taxInLedger.ts';

interface Visit {
  investorId: number;
  today: string;
  flow: CashFlow;
  investments: ReturnType<typeof sandboxAnswers>['answers']['investments'];
  ahead: LedgerPayment[];
}

const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const ofModel = (payments: readonly Payment[]) =>
  payments
    .map(({ day, name, kind, amount, currency, isReinvested }) =>
      [day, name, kind, cents(amount), currency, isReinvested].join(' | '),
    )
    .sort();
const ofLedger = (payments: readonly LedgerPayment[]) =>
  payments
    .map(({ date, name, kind, cents: own, currency, isReinvested }) =>
      [date, name, kind, own, currency, isReinvested].join(' | '),
    )
    .sort();

describe('The model, for every investor and on days of every month', () => {
  const visits: Visit[] = [];

  beforeAll(() => {
    const months = Array.from({ length: 12 }, (_, month) => addMonths('2026-01-01', month));
    // A loan's payments settle on the first, and a fund's on the fifteenth.
    for (const today of months.flatMap((first) => [0, 9, 15].map((after) => addDays(first, after)))) {
      for (const investorId of INVESTORS) {
        const { answers } = sandboxAnswers(investorId, today);
        const { investments } = answers;
        visits.push({
          investorId,
          today,
          flow: cash(answers, today),
          investments,
          ahead: aheadInLedger(investorId, today),
        });
      }
    }
  });

  /** The visits on which the model differs from the ledger, with both values. */
  const differences = (compare: (visit: Visit) => readonly [model: unknown, ledger: unknown]) =>
    visits.flatMap((visit) => {
      const { investorId, today } = visit;
      const [model, ledger] = compare(visit);
      return JSON.stringify(model) === JSON.stringify(ledger) ? [] : [{ investorId, today, model, ledger }];
    });

  it('has each upcoming payment of the ledger once, and no other', () => {
    const found = differences(({ flow, today, ahead }) => {
      const events = upcomingEvents(flow, [], today);
      return [ofModel(events.flatMap((event) => (event.what === 'payment' ? [event.payment] : []))), ofLedger(ahead)];
    });
    expect(found).toEqual([]);
  });

  it('names as next payment the interest of the first day on which the ledger will pay any', () => {
    const found = differences(({ flow, today, ahead }) => {
      const interest = ahead.filter(({ kind, date }) => kind === 'interest' && date > today);
      const first = interest.filter(({ date }) => date === interest[0]?.date);
      return [ofModel(nextPayments(flow.entries, today)), ofLedger(first)];
    });
    expect(found).toEqual([]);
  });

  it('has for each loan in arrears what the ledger missed: how long, since when, and my part of it', () => {
    const found = differences(({ flow, investments, investorId, today }) => {
      const model = arrearsOf(flow, investments).map(({ name, loanId, daysPastDue: days, since, failed }) => {
        const owed = failed.reduce((sum, { amount }) => sum + cents(amount), 0);
        return { name, loanId, days, since, count: failed.length, cents: owed };
      });
      return [model, missedInLedger(investorId, today)];
    });
    expect(found).toEqual([]);
  });

  it('knows for every holding when its money is available, and the last day to ask for it', () => {
    const found = differences(({ investments, investorId, today }) => {
      const model = investments.map((investment) => {
        const { investment_id: id, name, loan_id: loanId } = investment;
        const { day, askBy } = moneyAvailable(investment);
        return { id, name, loanId, day, askBy };
      });
      return [model, availableInLedger(investorId, today)];
    });
    expect(found).toEqual([]);
  });

  it('reconciles what the ledger paid in a tax year with what it earned for it, in each currency', () => {
    const compared = [2024, 2025].flatMap((year) =>
      INVESTORS.flatMap((investorId) => {
        const { steps } = taxYear(sandboxAnswers(investorId, today).answers.activities.rows, year);
        return steps.map(({ currency, laterMonths: _later, beforeMonths: _before, ...amounts }) => {
          const model = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, cents(amount)]));
          return { visit: [investorId, year, currency], model, ledger: taxInLedger(investorId, year, currency, today) };
        });
      }),
    );
    expect(compared.filter(({ visit: [, , currency] }) => currency === 'USD')).toHaveLength(2);
    for (const { visit, model, ledger } of compared) expect(model, visit.join(' ')).toEqual(ledger);
  });
});
