import type { CalendarDate } from '../../format/calendar.ts';
import { amount } from '../ledger/money.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import type { Schema } from '../schema.ts';

/** The least income that requires a slip; registered plans get none. */
const LEAST_CENTS = 5_000;
const taxable: Schema<'AccountType'>[] = ['cash', 'corporate', 'trust', 'joint'];

const issueDate = (year: number): CalendarDate => `${year + 1}-02-20`;

/**
 * The income reported on a T5 for each calendar year, in cents, before any tax that was withheld; a MIC's distributions
 * count as interest.
 */
function incomeByYear({ entries }: Portfolio): Map<number, number> {
  const years = new Map<number, number>();
  for (const { holding, effective, income, tax } of entries) {
    if (income === 0 || !taxable.includes(holding.accountType)) continue;
    const year = Number(effective.slice(0, 4));
    years.set(year, (years.get(year) ?? 0) + income + tax);
  }
  return years;
}

/** The years for which a T5 has been issued by today. */
export function taxYears(portfolio: Portfolio, today: CalendarDate): { year: number; issued_date: CalendarDate }[] {
  return [...incomeByYear(portfolio)]
    .filter(([year, income]) => income >= LEAST_CENTS && issueDate(year) <= today)
    .map(([year]) => ({ year, issued_date: issueDate(year) }));
}

/** The figures on the T5 of a year. */
export function taxSummary(portfolio: Portfolio, year: number): Schema<'TaxSummary'> {
  return {
    tax_year: year,
    slip_type: 't5',
    currency: portfolio.currency,
    boxes: { '10': 0, '13': amount(incomeByYear(portfolio).get(year) ?? 0), '14': 0, '24': 0 },
    issued_date: issueDate(year),
    status: 'issued',
  };
}
