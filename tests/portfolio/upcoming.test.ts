import { describe, expect, it } from 'vitest';
import { cash } from '../../src/portfolio/cash.ts';
import { upcomingEvents } from '../../src/portfolio/upcoming.ts';
import { opportunitiesOn } from '../../src/sandbox/data/opportunities.ts';
import { sandboxAnswers } from './sandboxAnswers.ts';

const today = '2026-07-10';

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

  it('has the maturity of a loan whose schedule has not loaded', () => {
    const { answers } = sandboxAnswers(501, today);
    const events = upcomingEvents(cash({ ...answers, loans: undefined }, today), [], today);
    const named = events.flatMap((event) => (event.what === 'maturity' ? [event.investment.name] : []));
    expect(named.toSorted()).toEqual(['Foundry Lane retail block', 'Hamilton second mortgage']);
  });

  it('has each open offer that closes, and none that is closed', () => {
    const offers = opportunitiesOn(today);
    const events = upcomingEvents(cash({}, today), offers, today);
    const open = offers.filter(({ status, closes_at }) => status === 'open' && closes_at);
    expect(events).toHaveLength(open.length);
  });
});
