import type { CalendarDate } from '../../values/calendar.ts';
import type { CanadianSlip, InvestorRecord } from '../data/investorRecord.ts';
import { sum } from '../ledger/figures.ts';
import { amount, type Cents } from '../ledger/money.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import type { Schema } from '../schema.ts';

/** The least income that requires a slip; registered plans get none. */
const LEAST_CENTS = 5_000;
const taxable: Schema<'AccountType'>[] = ['cash', 'corporate', 'trust', 'joint'];

export type SlipType = CanadianSlip | 'form_1099_int';

export const SLIP_NAMES: Record<SlipType, string> = { t5: 'T5', rl3: 'RL-3', nr4: 'NR4', form_1099_int: '1099-INT' };

interface Income {
  /** Before any tax that was withheld. */
  earned: Cents;
  tax: Cents;
}

/** The boxes of each slip; a MIC's distributions count as interest. */
const boxesOf: Record<SlipType, (income: Income) => Record<string, number>> = {
  t5: ({ earned }) => ({ '10': 0, '13': amount(earned), '14': 0, '24': 0 }),
  rl3: ({ earned }) => ({ A1: 0, D: amount(earned) }),
  nr4: ({ earned, tax }) => ({ '16': amount(earned), '17': amount(tax) }),
  form_1099_int: ({ earned, tax }) => ({ '1': amount(earned), '4': amount(tax) }),
};

const currencyOfSlip = (slip: SlipType) => (slip === 'form_1099_int' ? 'USD' : 'CAD');

export const isSlip = (documenttype: string): documenttype is SlipType => documenttype in boxesOf;

const issueDate = (year: number): CalendarDate => `${year + 1}-02-20`;

/** The income in one currency that is reported for a calendar year. */
function incomeOf({ entries }: Portfolio, year: number, currency: string): Income {
  const reported = entries.filter(
    ({ holding, effective, income }) =>
      income !== 0 &&
      holding.currency === currency &&
      taxable.includes(holding.accountType) &&
      Number(effective.slice(0, 4)) === year,
  );
  return { earned: sum(reported, ({ income, tax }) => income + tax), tax: sum(reported, ({ tax }) => tax) };
}

/** The slips that have been issued by today, by year. */
export function issuedSlips(
  portfolio: Portfolio,
  { slips }: Pick<InvestorRecord, 'slips'>,
  today: CalendarDate,
): { year: number; slip: SlipType; issued_date: CalendarDate }[] {
  const years = [...new Set(portfolio.entries.map(({ effective }) => Number(effective.slice(0, 4))))];
  const lastYear = Number(today.slice(0, 4)) - 1;
  return years.flatMap((year) => {
    const canadian = (year >= lastYear ? slips?.lastYear : slips?.before) ?? ['t5'];
    return [...canadian, 'form_1099_int' as const]
      .filter(
        (slip) => issueDate(year) <= today && incomeOf(portfolio, year, currencyOfSlip(slip)).earned >= LEAST_CENTS,
      )
      .map((slip) => ({ year, slip, issued_date: issueDate(year) }));
  });
}

/** The figures on a slip of a year. */
export function taxSummary(portfolio: Portfolio, year: number, slip: SlipType = 't5'): Schema<'TaxSummary'> {
  const currency = currencyOfSlip(slip);
  return {
    tax_year: year,
    slip_type: slip,
    currency,
    boxes: boxesOf[slip](incomeOf(portfolio, year, currency)),
    issued_date: issueDate(year),
    status: 'issued',
  };
}
