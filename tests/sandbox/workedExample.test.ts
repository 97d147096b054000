import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portfolioActivities } from '../../src/sandbox/answers/activities.ts';
import { currentlyInvested, interestEarned, interestThisMonth } from '../../src/sandbox/answers/cards.ts';
import { directMortgageActivities } from '../../src/sandbox/answers/directMortgages.ts';
import { portfolioEnable } from '../../src/sandbox/answers/enable.ts';
import { investmentList, investmentSummary } from '../../src/sandbox/answers/investments.ts';
import { loanDetails } from '../../src/sandbox/answers/loans.ts';
import { performance } from '../../src/sandbox/answers/performance.ts';
import { taxSummary } from '../../src/sandbox/documents/tax.ts';
import { isSettled } from '../../src/sandbox/ledger/entries.ts';
import { closingDate } from '../../src/sandbox/ledger/months.ts';
import { type Portfolio, seedPortfolio } from '../../src/sandbox/ledger/portfolio.ts';
import { addDays, addMonths, type CalendarDate, daysBetween } from '../../src/values/calendar.ts';
import { today } from '../day.ts';

const FIRST_CLOCK = '2024-03-01';

const anyDay = fc
  .integer({ min: 0, max: daysBetween(FIRST_CLOCK, '2028-12-31') })
  .map((days) => addDays(FIRST_CLOCK, days));

const onAnyDay = (check: (today: CalendarDate) => void) => {
  for (const today of ['2024-03-01', '2026-01-31', '2026-02-14', '2026-02-15', '2028-02-29', '2028-12-31'])
    check(today);
  fc.assert(fc.property(anyDay, check), { numRuns: 15 });
};

const INCOME = ['distribution', 'one_time_distribution', 'performance_bonus', 'reinvestment'];
const inYear = (date: string) => date.startsWith('2025');
const total = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + Math.round(value(row) * 100), 0) / 100;

/** The income that settled in these days, split into paid out and reinvested. */
function received(portfolio: Portfolio, start_date: CalendarDate, end_date: CalendarDate) {
  const { activities, totals } = portfolioActivities(portfolio, { start_date, end_date, per_page: 1000 }, today);
  const reinvested = total(
    activities.filter(({ status }) => status === 'reinvested'),
    ({ net_amount }) => net_amount,
  );
  return { paid: Math.round((totals.income_amount - reinvested) * 100) / 100, reinvested };
}

describe('The worked example', () => {
  it('holds 550,000.00 at the end of the last complete month, whatever the day', () => {
    onAnyDay((today) => {
      const portfolio = seedPortfolio(501, today);
      const card = currentlyInvested(portfolio, { months: 12, compare_to: 'last_year' }, today);
      expect(card).toMatchObject({
        currently_invested_amount: 550_000,
        as_of_date: closingDate(today),
        previous_amount: 525_000,
        change_amount: 25_000,
        change_percent: 4.76,
        pending_amount: 0,
      });
      expect(card.breakdown.map(({ amount, percent, count }) => [amount, percent, count])).toEqual([
        [250_000, 45.45, 1],
        [150_000, 27.27, 1],
        [150_000, 27.27, 1],
      ]);
    });
  });

  it('earns 3,885.42 in that month and 41,230.18 in its year, a return of 8.47 %', () => {
    onAnyDay((today) => {
      const portfolio = seedPortfolio(501, today);
      const month = interestThisMonth(portfolio, {}, today);
      expect(month.interest_this_month_amount).toBe(3885.42);
      expect(month.breakdown.map(({ amount }) => amount)).toEqual([1510.42, 1156.25, 1218.75]);
      expect(interestEarned(portfolio, { months: 12 }, today).interest_earned_amount).toBe(41_230.18);
      const card = performance(portfolio, { months: 12 }, today);
      expect([card.return_percent, card.annualized_return_percent]).toEqual([8.47, 8.47]);
    });
  });

  it('has a weighted rate of 8.48 % and a weighted loan to value of 65.11 %', () => {
    onAnyDay((today) => {
      const portfolio = seedPortfolio(501, today);
      expect(investmentSummary(portfolio, {}, today)).toMatchObject({
        weighted_average_rate_percent: 8.48,
        weighted_average_ltv_percent: 65.11,
        investments_count: 3,
      });
      expect(investmentList(portfolio, {}, today).investments[0]?.units).toBe(2500);
    });
  });

  it('reinvests that month’s distribution on the 15th of the next and shows it as scheduled until then', () => {
    onAnyDay((today) => {
      const settled = addDays(closingDate(today), 15);
      const { activities } = portfolioActivities(seedPortfolio(501, today), { activity_type: 'reinvestment' }, today);
      expect(activities[0]).toMatchObject({
        activity_date: settled,
        settled_date: settled,
        effective_date: closingDate(today),
        status: today < settled ? 'scheduled' : 'reinvested',
        units: 15.1042,
        units_balance: 2515.1042,
        net_amount: 1510.42,
        balance_amount: 251_510.42,
      });
    });
  });

  it('shows the next payment and what is still scheduled for the month', () => {
    const card = (today: CalendarDate) => interestThisMonth(seedPortfolio(501, today), {}, today);
    expect(card(today)).toMatchObject({
      paid_amount: 2375,
      scheduled_amount: 1510.42,
      next_payment_date: '2026-07-15',
      payment_status: 'scheduled',
    });
    expect(card('2026-07-15')).toMatchObject({
      paid_amount: 3885.42,
      scheduled_amount: 0,
      next_payment_date: '2026-08-01',
      payment_status: 'reinvested',
    });
  });

  it('lists complete months and the current one up to today, and totals settled activities', () => {
    const portfolio = seedPortfolio(501, today);
    const dates = portfolioActivities(portfolio, { months: 1 }, today).activities.map((row) => row.activity_date);
    expect(dates).toEqual(['2026-07-01', '2026-07-01', '2026-06-15', '2026-06-01', '2026-06-01']);
    const year = portfolioActivities(portfolio, { months: 12 }, today);
    expect(year).toMatchObject({ total: 38, period_start_date: '2025-07-01', period_end_date: today });
    expect(year.totals.income_amount).toBe(43_547.89);
    const range = { months: 120, start_date: '2026-06-01', end_date: '2026-06-15' } as const;
    const ranged = portfolioActivities(portfolio, range, today).activities.map((row) => row.activity_date);
    expect(ranged).toEqual(['2026-06-15', '2026-06-01', '2026-06-01']);
  });

  it('received 41,172.89 in the year, reinvested 17,011.30 of it, and added 7,988.70 of new money', () => {
    const portfolio = seedPortfolio(501, today);
    const { paid, reinvested } = received(portfolio, '2025-07-01', '2026-06-30');
    expect([paid, reinvested]).toEqual([24_161.59, 17_011.3]);
    const { change_amount } = currentlyInvested(portfolio, { months: 12, compare_to: 'last_year' }, today);
    expect(change_amount - reinvested).toBeCloseTo(7988.7, 6);
  });

  it('expects 18,031.25 in interest from its loans until the end of June 2027', () => {
    const portfolio = seedPortfolio(501, today);
    const due = [1042, 2017].flatMap((loan_id) => {
      const loan = loanDetails(portfolio, { loan_id }, today);
      const { invested_amount, participation_percent } = loan?.participation ?? {
        invested_amount: 0,
        participation_percent: 0,
      };
      return (loan?.schedule ?? []).map(({ due_date, my_amount, principal_amount, balance_amount }) => {
        const principal = balance_amount === 0 ? invested_amount : (principal_amount * participation_percent) / 100;
        return { due_date, interest: my_amount - principal };
      });
    });
    const ahead = due.filter(({ due_date }) => due_date >= '2026-08-01' && due_date <= '2027-06-30');
    expect(ahead.reduce((sum, { interest }) => sum + interest, 0)).toBeCloseTo(18_031.25, 6);
  });

  it('reconciles the T5 of 2025 with what was earned in the year and with what was paid in it', () => {
    const portfolio = seedPortfolio(501, today);
    const { activities } = portfolioActivities(portfolio, { per_page: 1000 }, today);
    const earned = activities.filter(({ status, effective_date }) => isSettled({ status }) && inYear(effective_date));
    const income = earned.filter(({ activity_type }) => INCOME.includes(activity_type));
    expect(total(income, ({ gross_amount }) => gross_amount)).toBe(46_412.05);
    expect(total(income, ({ management_fee_amount }) => management_fee_amount)).toBe(2766.67);
    expect(taxSummary(portfolio, 2025).boxes['13']).toBe(43_645.38);
    expect(received(portfolio, '2025-01-01', '2025-12-31')).toEqual({ paid: 28_730.34, reinvested: 16_317.09 });
    const across = (month: string) =>
      activities.filter(
        ({ effective_date, activity_date }) => effective_date.startsWith(month) && activity_date > `${month}-31`,
      );
    expect(total(across('2025-12'), ({ net_amount }) => net_amount)).toBe(2565.65);
    expect(total(across('2024-12'), ({ net_amount }) => net_amount)).toBe(3967.7);
  });

  it('shows the syndicated loan with the investor’s one-eighth share of every payment', () => {
    const loan = loanDetails(seedPortfolio(501, today), { loan_id: 2017 }, today);
    expect(loan?.security).toMatchObject({ ltv_percent: 63.16, combined_ltv_percent: 63.16 });
    expect(loan?.participation).toMatchObject({ participation_percent: 12.5, monthly_net_interest_amount: 1218.75 });
    expect(loan?.payments[0]).toMatchObject({
      gross_amount: 11_250,
      servicing_fee_amount: 1500,
      my_net_amount: 1218.75,
    });
    expect(loan?.schedule.at(-1)).toMatchObject({ my_amount: 151_218.75, balance_amount: 0 });
  });
});

describe('The other investors of the sandbox', () => {
  it('cannot see loans that are not theirs', () => {
    expect(loanDetails(seedPortfolio(502, today), { loan_id: 2017 }, today)).toBeUndefined();
  });

  it('see a failed payment but earn nothing from it', () => {
    const portfolio = seedPortfolio(502, today);
    const days = { start_date: '2026-07-01', end_date: today };
    const { activities, totals } = directMortgageActivities(portfolio, days, today);
    expect(activities[0]).toMatchObject({
      payment_status: 'failed',
      net_amount: 750,
      principal_balance_amount: 90_000,
    });
    expect(totals.net_amount).toBe(0);
    const month = interestThisMonth(portfolio, {}, today);
    expect(month.breakdown.map(({ investment_type }) => investment_type)).toEqual(['fund']);
    const loan = loanDetails(portfolio, { loan_id: 1051 }, today);
    expect(loan).toMatchObject({ loan_status: 'past_due', servicing: { past_due_days: 9, payments_missed_count: 1 } });
  });

  it('received 7,500.00 from a loan that missed 750.00, and are owed 90,750.00 at its maturity', () => {
    const loan = loanDetails(seedPortfolio(502, today), { loan_id: 1051 }, today);
    const paid = loan?.payments.filter(({ payment_status }) => payment_status === 'cleared') ?? [];
    const missed = loan?.payments.filter(({ payment_status }) => payment_status === 'failed') ?? [];
    expect(total(paid, ({ my_net_amount }) => my_net_amount)).toBe(7500);
    expect(missed).toEqual([
      expect.objectContaining({ interest_amount: 825, servicing_fee_amount: 75, my_net_amount: 750 }),
    ]);
    expect(loan?.schedule.at(-1)).toMatchObject({ my_amount: 90_750, principal_amount: 90_000 });
  });

  it('see the tax withheld from interest', () => {
    const card = interestEarned(seedPortfolio(811, today), { months: 1, performance_id: 'fund-12-A' }, today);
    expect(card).toMatchObject({ withheld_tax_amount: 63.28, interest_earned_amount: 358.6 });
  });

  it('see zeros and empty lists while nothing is invested', () => {
    const portfolio = seedPortfolio(901, today);
    expect(currentlyInvested(portfolio, {}, today)).toMatchObject({
      currently_invested_amount: 0,
      change_percent: null,
    });
    expect(interestThisMonth(portfolio, {}, today)).toMatchObject({ interest_this_month_amount: 0, breakdown: [] });
    expect(performance(portfolio, {}, today)).toMatchObject({ return_percent: 0, series: [], inception_date: null });
    expect(investmentSummary(portfolio, {}, today)).toMatchObject({ investments_count: 0, next_maturity_date: null });
    expect(portfolioActivities(portfolio, {}, today)).toMatchObject({ total: 0, last_page: 1, activities: [] });
    expect(portfolioEnable(portfolio, today)).toMatchObject({ direct_mortgages: 1, notes: [] });
  });

  it('have the empty parts of the overview switched off', () => {
    const flags = portfolioEnable(seedPortfolio(601, today), today);
    expect(flags).toMatchObject({ fund_performance: 1, direct_mortgages: 0, syndicated_loans: 0 });
  });

  it('count a subscription as pending until it settles', () => {
    const pending = (today: CalendarDate) => currentlyInvested(seedPortfolio(702, today), {}, today).pending_amount;
    expect([pending('2026-07-19'), pending('2026-07-20')]).toEqual([25_000, 0]);
  });

  it('include one with 100,000 activities and 500 investments that still reconcile', () => {
    const portfolio = seedPortfolio(1001, today);
    const card = currentlyInvested(portfolio, { months: 120 }, today);
    const { investments } = investmentList(portfolio, {}, today);
    const activities = portfolioActivities(portfolio, { months: 120, page: 4000, per_page: 25 }, today);
    expect(investments).toHaveLength(500);
    expect([activities.total, activities.last_page, activities.activities.length]).toEqual([100_000, 4000, 25]);
    const listed = investments.reduce((sum, row) => sum + Math.round(row.invested_amount * 100), 0);
    expect(listed).toBe(Math.round(card.currently_invested_amount * 100));
    const earned = interestEarned(portfolio, { months: 12 }, today);
    const shown = earned.series.reduce((sum, point) => sum + Math.round(point.amount * 100), 0);
    expect(shown).toBe(Math.round(earned.interest_earned_amount * 100));
  });

  it('get identical answers whenever the clock is the same', () => {
    const bytes = () => {
      const portfolio = seedPortfolio(701, today);
      const answers = [currentlyInvested, interestEarned, performance].map((answer) => answer(portfolio, {}, today));
      return JSON.stringify([...answers, portfolioActivities(portfolio, { per_page: 1000 }, today)]);
    };
    expect(bytes()).toBe(bytes());
    expect(seedPortfolio(701, today).asOf).not.toBe(seedPortfolio(701, addMonths(today, 1)).asOf);
  });
});
