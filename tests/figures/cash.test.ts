import { beforeAll, describe, expect, it } from 'vitest';
import type { Activity } from '../../src/figures/answers.ts';
import { type CashFlow, cash } from '../../src/figures/cash.ts';
import { incomeByMonth, incomeOf, nextPayments } from '../../src/figures/income.ts';
import { ahead, type Payment, settled } from '../../src/figures/payment.ts';
import { addDays } from '../../src/values/calendar.ts';
import { today } from '../day.ts';
import { INVESTORS, sandboxAnswers } from './sandboxAnswers.ts';

const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const total = (entries: readonly Payment[]) => entries.reduce((sum, { amount }) => sum + cents(amount), 0);
const flowOf = (investorId: number, day = today) => cash(sandboxAnswers(investorId, day).answers, day);

describe('cash, on each day of 2026', () => {
  type Mistake = [investorId: number, today: string, ...found: unknown[]];
  const mistakes = {
    received: [] as Mistake[],
    twice: [] as Mistake[],
    lost: [] as Mistake[],
    principal: [] as Mistake[],
  };

  beforeAll(() => {
    for (const today of Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index))) {
      for (const investorId of INVESTORS) compare(investorId, today);
    }
  }, 120_000);

  function compare(investorId: number, today: string) {
    const { ledger, answers } = sandboxAnswers(investorId, today);
    const { entries } = cash(answers, today);
    const booked = ledger.entries.filter(({ date }) => date <= today).reduce((sum, { income }) => sum + income, 0);
    const received = total(entries.filter(({ kind, state }) => kind === 'interest' && settled.includes(state)));
    if (received !== booked) mistakes.received.push([investorId, today, received, booked]);
    const sources = entries.flatMap((entry) =>
      entry.sources.map((source) => JSON.stringify([source, 'due' in source && entry.kind])),
    );
    const ids = entries.map(({ id }) => id);
    if (new Set(ids).size < ids.length || new Set(sources).size < sources.length)
      mistakes.twice.push([investorId, today]);
    const loans = [...answers.loans.values()];
    const named = new Set(
      entries.flatMap(({ sources: own }) =>
        own.map((source) => ('due' in source ? `${source.loanId} ${source.due}` : JSON.stringify(source))),
      ),
    );
    const expected = answers.activities.rows.length + loans.flatMap(({ schedule }) => schedule).length;
    const withFunds = [...named].filter((source) => !source.includes('investmentList')).length;
    if (withFunds !== expected) mistakes.lost.push([investorId, today, withFunds, expected]);
    for (const { loan_id, schedule, participation } of loans) {
      const principal = total(
        entries.filter(
          ({ loanId, kind, state }) => loanId === loan_id && kind === 'principal' && ahead.includes(state),
        ),
      );
      if (schedule.length > 0 && principal !== cents(participation.invested_amount))
        mistakes.principal.push([investorId, today, loan_id, principal]);
    }
  }

  it('has received what the ledger has booked, to the cent', () => {
    expect(mistakes.received).toEqual([]);
  });

  it('lists no payment twice', () => {
    expect(mistakes.twice).toEqual([]);
  });

  it('leaves out no activity and no row of a schedule', () => {
    expect(mistakes.lost).toEqual([]);
  });

  it('returns all that is invested in a loan with its last payment', () => {
    expect(mistakes.principal).toEqual([]);
  });
});

describe('cash', () => {
  it('receives and expects what the worked example says', () => {
    const { entries } = flowOf(501);
    const year = incomeOf(entries, '2025-07-01', '2026-06-30');
    expect(year.received).toEqual([{ currency: 'CAD', amount: '41172.89' }]);
    expect(year.paid).toEqual([{ currency: 'CAD', amount: '24161.59' }]);
    expect(year.reinvested).toEqual([{ currency: 'CAD', amount: '17011.30' }]);
    expect(incomeOf(entries, '2026-08-01', '2027-06-30').expected).toEqual([{ currency: 'CAD', amount: '18031.25' }]);
  });

  it('has the same total for its months as for the year', () => {
    const { entries } = flowOf(501);
    const months = incomeByMonth(entries, today, { before: 12, after: 11 });
    expect([months[0]?.from, months.at(-1)?.to]).toEqual(['2025-07-01', '2027-06-30']);
    const received = months.flatMap(({ received }) => received).map(({ amount }) => cents(amount));
    expect(received.reduce((sum, amount) => sum + amount, 0)).toBe(4_354_789);
  });

  it('adds no failed payment to what was received, and lists it separately', () => {
    const { entries } = flowOf(502);
    const loan = entries.filter(({ loanId }) => loanId === 1051);
    const all = incomeOf(loan, '2020-01-01', '2030-12-31');
    expect(all.received).toEqual([{ currency: 'CAD', amount: '7500' }]);
    expect(all.failed).toEqual([{ currency: 'CAD', amount: '750' }]);
    expect(all.due).toEqual([{ currency: 'CAD', amount: '90000' }]);
  });

  it('counts a payment once if both an activity and the schedule of a loan announce it', () => {
    const { answers } = sandboxAnswers(501, today);
    const due = answers.loans.get(1042)?.schedule[0];
    const [paid] = answers.activities.rows.filter(({ loan_id }) => loan_id === 1042);
    if (!due || !paid) throw new Error('The sandbox has no such payment.');
    const announced = { ...paid, activity_id: 1, activity_date: due.due_date, status: 'scheduled' as const };
    const rows = [announced, ...answers.activities.rows];
    const { entries } = cash({ ...answers, activities: { rows, isWhole: true } }, today);
    const ofDay = entries.filter(({ loanId, day }) => loanId === 1042 && day === due.due_date);
    expect(ofDay.map(({ id, state, sources }) => [id, state, sources.map(({ operation }) => operation)])).toEqual([
      ['loan-1042-2026-08-01-interest', 'scheduled', ['portfolioActivities', 'loanDetails']],
    ]);
  });

  describe('where a payment that was announced is booked', () => {
    const today = '2026-07-30';
    const { answers } = sandboxAnswers(851, today);
    const [paid] = answers.activities.rows.filter(({ loan_id }) => loan_id === 2031);
    const fund = answers.investments.find(({ loan_id }) => loan_id === undefined);
    if (!paid || !fund) throw new Error('The sandbox has no such payment.');
    type Booked = Partial<Activity>;
    /** The interest of August that is known on 30 July: the loan has announced 1,068.75 for Saturday, the first. */
    const interest = (bookings: readonly Booked[], { loans, investments }: Partial<typeof answers>) => {
      const rows = bookings.map(
        (booked, at): Activity => ({
          ...paid,
          activity_id: at,
          activity_date: '2026-08-01',
          activity_type: 'distribution',
          status: 'scheduled',
          ...booked,
        }),
      );
      const flow = cash({ ...answers, loans, investments, activities: { rows, isWhole: true } }, today);
      const within = flow.entries.filter(
        ({ kind, day }) => kind === 'interest' && day !== undefined && day < '2026-08-16',
      );
      return within.map(({ day, state, amount }) => `${day?.slice(8)} ${state} ${amount && Number(amount)}`);
    };
    const unknown = new Map(
      [...answers.loans].map(([id, loan]) => [
        id,
        {
          ...loan,
          schedule: loan.schedule.map((row) => ({ ...row, my_amount: Number.NaN })),
        },
      ]),
    );
    const whole = { net_amount: 1068.75, withholding_tax_amount: 0 };
    const [cashPart, tfsaPart] = [
      { net_amount: 712.5, withholding_tax_amount: 0 },
      { net_amount: 356.25, withholding_tax_amount: 0 },
    ];
    const ofLoan = (bookings: readonly Booked[], loans = answers.loans) =>
      interest(bookings, {
        loans,
        investments: answers.investments.filter(({ loan_id }) => loan_id === 2031),
      });

    it.each<[what: string, bookings: Booked[], expected: string[]]>([
      ['nothing', [], ['01 expected 1068.75']],
      ['all of it', [whole], ['01 scheduled 1068.75']],
      ['the part of one account', [cashPart], ['01 scheduled 712.5', '01 expected 356.25']],
      ['both parts', [cashPart, tfsaPart], ['01 scheduled 712.5', '01 scheduled 356.25']],
      ['a part that failed', [{ ...cashPart, status: 'failed' }], ['01 failed 712.5', '01 expected 356.25']],
      ['all of it, less tax', [{ net_amount: 961.88, withholding_tax_amount: 106.87 }], ['01 scheduled 961.88']],
      [
        'a late fee',
        [{ net_amount: 25, activity_type: 'one_time_distribution' }],
        ['01 expected 1068.75', '01 scheduled 25'],
      ],
      ['all of it on Monday', [{ ...whole, activity_date: '2026-08-03' }], ['03 scheduled 1068.75']],
      [
        'a part on Monday',
        [{ ...cashPart, activity_date: '2026-08-03' }],
        ['01 expected 356.25', '03 scheduled 712.5'],
      ],
      [
        'more on Monday',
        [{ ...whole, net_amount: 1068.76, activity_date: '2026-08-03' }],
        ['01 expected 1068.75', '03 scheduled 1068.76'],
      ],
      [
        'all of it a week later',
        [{ ...whole, activity_date: '2026-08-08' }],
        ['01 expected 1068.75', '08 scheduled 1068.75'],
      ],
    ])('knows what is still expected when %s is booked', (_, bookings, expected) => {
      expect(ofLoan(bookings)).toEqual(expected);
    });

    it('does not know the rest of a payment whose amount is unknown, unless all holdings are paid', () => {
      expect(ofLoan([cashPart], unknown)).toEqual(['01 scheduled 712.5', '01 expected undefined']);
      expect(ofLoan([cashPart, tfsaPart], unknown)).toEqual(['01 scheduled 712.5', '01 scheduled 356.25']);
    });

    it('keeps what the second lot of a class is to pay when that of the first is booked', () => {
      const lot = { ...fund, next_payment_date: '2026-08-01', next_payment_amount: 500 };
      const { micid, share_class, account_type } = fund;
      const booked = { ...whole, net_amount: 500, loan_id: undefined, micid, share_class, account_type };
      const lots = (second: number | null) => ({
        loans: new Map(),
        investments: [lot, { ...lot, investment_id: 1, next_payment_amount: second }],
      });
      const first = '01 scheduled 500';
      expect(interest([booked], lots(500))).toEqual([first, '01 expected 500']);
      expect(interest([booked], lots(300))).toEqual([first, '01 expected 300']);
      expect(interest([booked], lots(null))).toEqual([first, '01 expected undefined']);
      expect(interest([booked, booked], lots(500))).toEqual([first, first]);
    });
  });

  it('names both holdings of a loan for the payments that they share', () => {
    const next = flowOf(851).entries.find(({ loanId, state }) => loanId === 2031 && state === 'expected');
    expect(next?.holdings.map(({ account_type }) => account_type)).toEqual(['cash', 'tfsa']);
    expect(next).toMatchObject({ name: 'Quai des Éclusiers offices', amount: '1068.75' });
  });

  it('adds up each currency separately, without pending deposits', () => {
    const { entries } = flowOf(851);
    expect(incomeOf(entries, '2025-07-01', '2026-06-30').received).toEqual([
      { currency: 'CAD', amount: '25861.16' },
      { currency: 'USD', amount: '6186.66' },
    ]);
    const pending = entries.filter(({ state }) => state === 'pending');
    expect(pending.map(({ kind, amount }) => [kind, amount])).toEqual([['deposit', -30_000]]);
    const august = incomeOf(entries, '2026-08-01', '2026-08-31');
    expect([august.received, august.expected]).toEqual([[], [{ currency: 'CAD', amount: '1068.75' }]]);
  });

  it('marks what a fund pays after its next payment as not declared yet', () => {
    const { undeclared } = flowOf(501);
    expect(undeclared.map(({ investment, after, about }) => [investment.name, after, about])).toEqual([
      ['Northline MIC – Class B', '2026-07-15', 1510.42],
    ]);
  });

  it('expects nothing from a fund without a schedule, and estimates no amount', () => {
    const { answers } = sandboxAnswers(501, today);
    const investments = answers.investments.map((one) =>
      one.loan_id === undefined ? { ...one, next_payment_date: null, next_payment_amount: null } : one,
    );
    const rows = answers.activities.rows.filter(({ activity_date }) => activity_date <= today);
    const { entries, undeclared } = cash({ ...answers, investments, activities: { rows, isWhole: true } }, today);
    expect(entries.filter(({ place, state }) => place.startsWith('fund') && ahead.includes(state))).toEqual([]);
    expect(undeclared.map(({ after, about }) => [after, about])).toEqual([['2026-06-15', undefined]]);
    expect(nextPayments(entries, today).map(({ day, loanId }) => [day, loanId])).toEqual([
      ['2026-08-01', 1042],
      ['2026-08-01', 2017],
    ]);
  });

  it('keeps what a repaid loan has paid, and expects nothing more from it', () => {
    const { answers, ledger } = sandboxAnswers(501, today);
    const own = cash(answers, today).entries.filter(({ loanId }) => loanId === 968);
    const { received, repaid, expected, due } = incomeOf(own, '2020-01-01', '2030-12-31');
    const booked = ledger.entries.filter(({ holding }) => holding.kind !== 'fund' && holding.loan.loanId === 968);
    expect(total(own.filter(({ kind }) => kind === 'interest'))).toBe(
      booked.reduce((sum, { income }) => sum + income, 0),
    );
    expect(received).toEqual([{ currency: 'CAD', amount: '23780.34' }]);
    expect(repaid).toEqual([{ currency: 'CAD', amount: '170000' }]);
    expect([...expected, ...due]).toEqual([]);
    expect(own.flatMap(({ holdings }) => holdings)).toEqual([]);
  });

  it('takes the next payment from the earliest day, without principal', () => {
    expect(
      nextPayments(flowOf(501).entries, today).map(({ day, name, amount, kind }) => [day, name, amount, kind]),
    ).toEqual([['2026-07-15', 'Northline MIC – Class B', 1510.42, 'interest']]);
  });

  it('expects what is due today, up to the end of the day', () => {
    const { entries } = flowOf(501);
    const on = (today: string) => nextPayments(entries, today)[0]?.day;
    expect([on('2026-07-15'), on('2026-07-16')]).toEqual(['2026-07-15', '2026-08-01']);
  });

  it('keeps all other payments and names the loan if its schedule has not loaded', () => {
    const { answers } = sandboxAnswers(501, today);
    const whole = cash(answers, today);
    const partial = cash({ ...answers, loans: new Map() }, today);
    expect(partial.missing.schedules.map(({ name }) => name)).toEqual([
      'Hamilton second mortgage',
      'Foundry Lane retail block',
    ]);
    expect(known(partial)).toEqual(known(whole).filter(({ sources: [first] }) => first?.operation !== 'loanDetails'));
  });

  it('reports missing activities if pages failed, and knows nothing without any answer', () => {
    const { answers } = sandboxAnswers(501, today);
    const rows = answers.activities.rows.slice(0, 10);
    expect(cash({ ...answers, activities: { rows, isWhole: false } }, today).missing.activities).toBe(true);
    expect(cash({}, today)).toEqual({
      entries: [],
      undeclared: [],
      missing: { activities: true, investments: true, schedules: [] },
    });
  });
});

/** Without the mark that an entry was announced elsewhere. */
const known = ({ entries }: CashFlow) =>
  entries.map(({ sources: [first], ...entry }) => ({ ...entry, sources: [first] }));
