import type { CalendarDate } from '../../values/calendar.ts';
import { firstOfMonth } from '../../values/calendar.ts';
import type { FundHolding } from '../ledger/entries.ts';
import {
  COMPARE_MONTHS,
  currencyOf,
  daysOfPeriod,
  holdingsIn,
  investedDate,
  type MonthFigures,
  monthlyFigures,
  performanceIdOf,
} from '../ledger/figures.ts';
import { BENCHMARK, FUND_FACTS, targetPercent } from '../ledger/fundFacts.ts';
import { distributionRate, type FundClass, fundLabel, netAssetValue, unitsOutstanding } from '../ledger/funds.ts';
import { INVESTMENT_TYPES } from '../ledger/investmentTypes.ts';
import { amount, divide, rounded, unitCount } from '../ledger/money.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import { annualized, monthReturn, periodReturn, type ReturnMethod } from '../ledger/returns.ts';
import type { Schema } from '../schema.ts';
import type { CardRequest } from './cards.ts';

const percent = (fraction: number, decimals = 2) => rounded(fraction * 100, decimals);

/** The return of a period with its comparison and months; net of fees, from the month of the first investment. */
export function performance(
  portfolio: Portfolio,
  body: CardRequest,
  _today: CalendarDate,
): Schema<'PortfolioCardPerformance'> {
  const { months = 12, compare_to = 'last_year', performance_id } = body;
  const holdings = holdingsIn(portfolio, performance_id);
  const fund = performance_id?.startsWith('fund-')
    ? holdings.find((h): h is FundHolding => h.kind === 'fund')?.fund
    : undefined;
  const method: ReturnMethod = fund ? 'time_weighted' : 'simple_yield';
  const figures = monthlyFigures(portfolio, holdings);
  const shift = COMPARE_MONTHS[compare_to];
  const period = figures.slice(-months);
  const earlier = figures.slice(0, Math.max(0, figures.length - shift)).slice(-months);
  const result = percent(periodReturn(period, method));
  const previous = earlier.length === 0 ? null : percent(periodReturn(earlier, method));
  const overYears = (of: MonthFigures[]) =>
    of.length < 12 ? null : percent(annualized(periodReturn(of, method), of.length, method));
  const yearly = overYears(period);
  return {
    return_percent: result,
    annualized_return_percent: yearly,
    is_annualized: yearly === null ? 0 : 1,
    return_method: method,
    net_of_fees: 1,
    since_inception_percent: overYears(figures),
    inception_date: inception(holdings),
    target_percent: fund ? targetPercent(fund) : null,
    benchmark: fund ? { name: BENCHMARK.name, percent: rounded((BENCHMARK.yearlyPercent * period.length) / 12) } : null,
    as_of_date: portfolio.asOf,
    ...daysOfPeriod(portfolio, period),
    previous_percent: previous,
    change_percent: previous === null ? null : rounded(result - previous),
    compare_to,
    series: period.map((month, index) =>
      point(portfolio.asOf, {
        month,
        currency: currencyOf(holdings, portfolio),
        soFar: period.slice(0, index + 1),
        compared: figures[figures.indexOf(month) - shift],
        back: period.length - 1 - index,
        fund,
        method,
      }),
    ),
    ...(fund && { fund_facts: FUND_FACTS[fund.micid] }),
  };
}

interface PointFacts {
  month: MonthFigures;
  currency: string;
  soFar: MonthFigures[];
  compared: MonthFigures | undefined;
  back: number;
  fund: FundClass | undefined;
  method: ReturnMethod;
}

function point(asOf: CalendarDate, facts: PointFacts): Schema<'PerformancePoint'> {
  const { month, currency, soFar, compared, back, fund, method } = facts;
  const own = monthReturn(month);
  return {
    period: month.month,
    period_start_date: firstOfMonth(month.end),
    period_end_date: month.end,
    currency,
    return_percent: percent(own, 4),
    annualized_return_percent: percent(annualized(own, 1, method)),
    cumulative_return_percent: percent(periodReturn(soFar, method), 4),
    distribution_per_unit_amount: fund ? divide(fund.unitPrice * distributionRate(fund, back), 120_000) / 10_000 : null,
    unit_price: fund ? fund.unitPrice / 10_000 : null,
    net_asset_value_amount: amount(fund ? netAssetValue(fund, back) : month.balance),
    units_outstanding: fund ? unitCount(unitsOutstanding(fund, back)) : null,
    compare_return_percent: compared ? percent(monthReturn(compared), 4) : null,
    is_audited: isAudited(month.end, asOf) ? 1 : 0,
  };
}

/** A calendar year's accounts are audited by the end of the following March. */
const isAudited = (end: CalendarDate, asOf: CalendarDate) => asOf >= `${Number(end.slice(0, 4)) + 1}-03-31`;

const inception = (holdings: Portfolio['holdings']): CalendarDate | null =>
  holdings.flatMap((holding) => investedDate(holding) ?? []).sort()[0] ?? null;

/** The options of the performance drop-down: everything, each share class, and each type of loan ever held. */
export function performanceDropdown(portfolio: Portfolio): Schema<'PortfolioPerformanceDropdown'> {
  const ids = [...new Set(portfolio.holdings.map(performanceIdOf))];
  const all = {
    performance_id: 'all',
    label: 'All investments',
    investment_type: null,
    micid: null,
    share_class: null,
  };
  const options = ids.map((performance_id) => {
    const holdings = holdingsIn(portfolio, performance_id);
    const first = holdings[0];
    const fund = first?.kind === 'fund' ? first.fund : undefined;
    const type = INVESTMENT_TYPES.find((candidate) => candidate.type === first?.kind);
    return {
      performance_id,
      label: fund ? fundLabel(fund) : `${type?.label ?? performance_id}s`,
      investment_type: type?.type ?? null,
      micid: fund?.micid ?? null,
      share_class: fund?.shareClass ?? null,
      inception_date: inception(holdings),
      currency: currencyOf(holdings, portfolio),
      is_default: 0 as const,
    };
  });
  return {
    performances: [
      { ...all, inception_date: inception(holdingsIn(portfolio)), currency: portfolio.currency, is_default: 1 },
      ...options,
    ],
  };
}
