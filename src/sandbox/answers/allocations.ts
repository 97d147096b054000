import type { CalendarDate } from '../../values/calendar.ts';
import type { Holding, LoanHolding } from '../ledger/entries.ts';
import { balanceAt, sum } from '../ledger/figures.ts';
import { INVESTMENT_TYPES } from '../ledger/investmentTypes.ts';
import { loanToValue } from '../ledger/loanToValue.ts';
import { amount, percentOf } from '../ledger/money.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import type { Schema } from '../schema.ts';

const LIENS = { '1': '1st', '2': '2nd', '3': '3rd', other: 'Other' } as const;

const LOAN_TYPES = {
  standard: 'Standard',
  construction: 'Construction',
  commercial: 'Commercial',
  fix_and_flip: 'Fix and flip',
} as const;

/** The loan-to-value bands, each with the fraction that it ends below. */
const LTV_BANDS = [
  { label: '0-50', below: 0.5 },
  { label: '50-60', below: 0.6 },
  { label: '60-65', below: 0.65 },
  { label: '65-70', below: 0.7 },
  { label: '70-75', below: 0.75 },
  { label: '75-80', below: 0.8 },
  { label: '80+', below: Number.POSITIVE_INFINITY },
];

const bandOf = (ratio: number): string => LTV_BANDS.find((band) => ratio < band.below)?.label ?? '80+';

/** The amounts invested in current holdings, by category; all but the first cover loans only. */
export function allocations(
  portfolio: Portfolio,
  holdings: Holding[],
  today: CalendarDate,
): Schema<'InvestmentAllocations'> {
  const loans = holdings.filter((holding): holding is LoanHolding => holding.kind !== 'fund');
  const divide = <Item extends Holding>(items: Item[], label: (item: Item) => string, order?: readonly string[]) => {
    const whole = sum(items, (item) => balanceAt(item, portfolio.asOf));
    const labels = [...new Set(items.map(label))];
    const groups = labels.map((name) => {
      const members = items.filter((item) => label(item) === name);
      const cents = sum(members, (item) => balanceAt(item, portfolio.asOf));
      const { currency } = portfolio;
      return { label: name, currency, amount: amount(cents), percent: percentOf(cents, whole), count: members.length };
    });
    if (!order) return groups.sort((a, b) => b.amount - a.amount);
    return groups.sort((a, b) => order.indexOf(a.label) - order.indexOf(b.label));
  };
  const years = loans.map(({ loan }) => loan.maturityDate.slice(0, 4)).sort();
  return {
    by_type: divide(
      holdings,
      (holding) => INVESTMENT_TYPES.find(({ type }) => type === holding.kind)?.label ?? holding.kind,
      INVESTMENT_TYPES.map(({ label }) => label),
    ),
    by_lien: divide(loans, ({ loan }) => LIENS[loan.lien], Object.values(LIENS)),
    by_loan_type: divide(loans, ({ loan }) => LOAN_TYPES[loan.loanType], Object.values(LOAN_TYPES)),
    by_province: divide(loans, ({ loan }) => loan.property.province),
    by_ltv_band: divide(
      loans,
      ({ loan }) => bandOf(loanToValue(loan, today).combined),
      LTV_BANDS.map(({ label }) => label),
    ),
    by_maturity_year: divide(loans, ({ loan }) => loan.maturityDate.slice(0, 4), years),
  };
}
