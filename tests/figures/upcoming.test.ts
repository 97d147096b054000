import { describe, expect, it } from 'vitest';
import { cash } from '../../src/figures/cash.ts';
import { nextEvents, nextTogether, upcomingEvents } from '../../src/figures/upcoming.ts';
import { opportunitiesOn } from '../../src/sandbox/data/opportunities.ts';
import { today } from '../day.ts';
import { sandboxAnswers } from './sandboxAnswers.ts';

describe('upcomingEvents', () => {
  it('lists interest and the principal of the same day apart, by day', () => {
    const { answers } = sandboxAnswers(502, today);
    const events = upcomingEvents(cash(answers, today), [], today);
    const days = events.map(({ day }) => day ?? '~');
    expect(days).toEqual(days.toSorted());
    const last = events.flatMap((event) =>
      event.what === 'payment' && event.payment.loanId === 1051 ? [event.payment] : [],
    );
    expect(last.slice(-2).map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
      ['interest', 750],
      ['principal', 90_000],
    ]);
  });

  it('has only the days of a loan whose schedule has not loaded, with the ids from the schedule', () => {
    const { answers } = sandboxAnswers(501, today);
    const eventsOf = (loans: typeof answers.loans | undefined) =>
      upcomingEvents(cash({ ...answers, loans }, today), [], today);
    const awaited = eventsOf(undefined).filter(({ what }) => what !== 'payment');
    expect(awaited.map(({ what, id }) => [what, id])).toEqual([
      ['awaited', 'loan-1042-2026-08-01-interest'],
      ['awaited', 'loan-2017-2026-08-01-interest'],
      ['maturity', 'loan-1042-2026-11-01-principal'],
      ['maturity', 'loan-2017-2027-09-01-principal'],
    ]);
    const ids = eventsOf(answers.loans).map(({ id }) => id);
    expect(awaited.filter(({ id }) => !ids.includes(id))).toEqual([]);
  });

  it('does not await a payment that is booked for the Monday after its day', () => {
    const { answers } = sandboxAnswers(501, today);
    const rows = answers.activities.rows
      .filter(({ loan_id }) => loan_id === 1042)
      .map((row) => ({ ...row, activity_date: '2026-08-03', status: 'scheduled' as const }));
    const flow = cash({ ...answers, loans: undefined, activities: { rows: rows.slice(0, 1), isWhole: true } }, today);
    const coming = upcomingEvents(flow, [], today).filter(({ id }) => id.startsWith('loan-1042'));
    expect(coming.map(({ what, day }) => [what, day])).toEqual([
      ['payment', '2026-08-03'],
      ['maturity', '2026-11-01'],
    ]);
  });

  it('names both holdings of a loan in one event until its schedule has loaded', () => {
    const { answers } = sandboxAnswers(851, today);
    const events = upcomingEvents(cash({ ...answers, loans: undefined }, today), [], today);
    const awaited = events.flatMap((event) => (event.what === 'awaited' ? [event.holdings] : []));
    expect(awaited.map((holdings) => holdings.map(({ account_type }) => account_type))).toEqual([['cash', 'tfsa']]);
  });

  it('has each open offer with a closing day, and no closed one', () => {
    const opportunities = opportunitiesOn(today);
    const events = upcomingEvents(cash({}, today), opportunities, today);
    const open = opportunities.filter(({ status, closes_at }) => status === 'open' && closes_at);
    expect(events).toHaveLength(open.length);
  });
});

describe('nextEvents', () => {
  it('has the next payment and the next principal of each investment, and no offers', () => {
    const { answers } = sandboxAnswers(501, today);
    const next = nextEvents(upcomingEvents(cash(answers, today), opportunitiesOn(today), today));
    expect(
      next.map((event) => event.what === 'payment' && [event.payment.name, event.day, event.payment.kind]),
    ).toEqual([
      ['Northline MIC – Class B', '2026-07-15', 'interest'],
      ['Hamilton second mortgage', '2026-08-01', 'interest'],
      ['Foundry Lane retail block', '2026-08-01', 'interest'],
      ['Hamilton second mortgage', '2026-11-01', 'principal'],
      ['Foundry Lane retail block', '2027-09-01', 'principal'],
    ]);
  });

  it('has every deposit on its way, beside the most that are paid', () => {
    const { answers } = sandboxAnswers(851, today);
    const next = nextEvents(upcomingEvents(cash(answers, today), [], today), 1);
    expect(
      next.map((event) => event.what === 'payment' && [event.day, event.payment.kind, Number(event.payment.amount)]),
    ).toEqual([
      [expect.any(String), 'interest', expect.any(Number)],
      ['2026-08-15', 'deposit', -30_000],
    ]);
  });

  it('keeps two payments of one day together', () => {
    const { answers } = sandboxAnswers(501, today);
    const flow = cash(answers, today);
    const [first] = upcomingEvents(flow, [], today);
    if (!first) throw new Error('Nothing is to come.');
    expect(nextEvents([first, { ...first, id: `${first.id}-2` }])).toHaveLength(2);
  });
});

describe('nextTogether', () => {
  const rowsOf = (id: number) => {
    const { answers } = sandboxAnswers(id, today);
    const events = nextEvents(upcomingEvents(cash(answers, today), [], today));
    return nextTogether(events).map((row) =>
      row.map((event) => (event.what === 'payment' ? [event.day, Number(event.payment.amount)] : [event.day])),
    );
  };

  it('has the next reinvested income, and the next that is paid out with all of its day', () => {
    expect(rowsOf(501)).toEqual([
      [['2026-07-15', 1510.42]],
      [
        ['2026-08-01', 1156.25],
        ['2026-08-01', 1218.75],
      ],
    ]);
    expect(rowsOf(502)).toEqual([[['2026-07-15', 303.11]]]);
  });

  it('keeps what is reinvested on a day apart from what is paid out on it', () => {
    expect(rowsOf(851)).toEqual([
      [
        ['2026-07-15', 520],
        ['2026-07-15', 675],
      ],
      [['2026-07-15', 427.68]],
    ]);
  });

  it('never adds principal to income', () => {
    const { answers } = sandboxAnswers(502, today);
    const events = nextEvents(upcomingEvents(cash(answers, '2026-07-16'), [], '2026-07-16')).filter(
      ({ day }) => day === '2026-08-01',
    );
    expect(nextTogether(events).map((row) => row.length)).toEqual([1, 1]);
  });
});
