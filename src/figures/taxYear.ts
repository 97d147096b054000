import { readDay } from '../values/calendar.ts';
import { type Decimal, readDecimal } from '../values/decimal.ts';
import { planOf } from './accounts.ts';
import { activityPayment } from './activityPayment.ts';
import type { Activity, Investment, TaxSlip } from './answers.ts';
import { less, sumOfAll } from './exactAmounts.ts';
import { groupBy } from './groupBy.ts';
import { holdingNames } from './holdingNames.ts';
import { settled } from './payment.ts';

/** The income of a year in one currency, and the number of payments. `net` is what is left after fees and tax. */
export interface TaxTotal {
  currency: string;
  payments: number;
  gross: Decimal | undefined;
  fees: Decimal | undefined;
  tax: Decimal | undefined;
  net: Decimal | undefined;
}

/** What an investment earned for a year. */
export interface TaxLine extends TaxTotal {
  place: string;
  name: string;
  loanNumber: string | undefined;
  accountType: Activity['account_type'];
}

/** The month for which income was earned and the month in which it was paid, such as 2025-12. */
export interface Months {
  earned: string;
  paid: string;
}

/** The steps from what was paid in a year to what was earned for it, in one currency; `reported` is the result. */
export interface TaxSteps {
  currency: string;
  paid: Decimal | undefined;
  reinvested: Decimal | undefined;
  /** The sum of both. */
  inYear: Decimal | undefined;
  /** Earned for this year and paid after it. */
  paidLater: Decimal | undefined;
  /** Earned for an earlier year and paid in this one. */
  earnedBefore: Decimal | undefined;
  /** The months of these two, if each has only one. */
  laterMonths: Months | undefined;
  beforeMonths: Months | undefined;
  /** Withheld before the payment, but reported all the same. */
  withheld: Decimal | undefined;
  /** Gross income less fees: what the slip reports. */
  reported: Decimal | undefined;
}

export interface TaxYear {
  /** Largest first. */
  lines: TaxLine[];
  /** All of these lines, by currency. */
  totals: TaxTotal[];
  /** Income of registered plans, which get no slip. */
  registered: TaxLine[];
  /** Income of accounts of a type that the description does not have yet, which may get no slip either. */
  unknown: TaxLine[];
  steps: TaxSteps[];
}

/**
 * The settled income of a tax year: by the day for which it was earned, without registered plans, and how it follows from
 * what was paid in the year. The activities have to cover the time from the start of the year to today.
 *
 * @figure Tax year
 * @fields portfolioActivities.activities.effective_date, .gross_amount, .management_fee_amount, .withholding_tax_amount
 */
export function taxYear(activities: readonly Activity[], year: number, holdings: readonly Investment[] = []): TaxYear {
  const income = activities.filter((activity) => {
    const { kind, state } = activityPayment(activity);
    return kind === 'interest' && settled.includes(state);
  });
  const isOf = (date: string) => readDay(date)?.startsWith(`${year}-`) ?? false;
  const isTaxable = (activity: Activity) => planOf(activity) === 'taxable';
  const earned = income.filter(({ effective_date }) => isOf(effective_date));
  const paid = income.filter(({ activity_date }) => isOf(activity_date));
  const currencies = groupBy([...earned, ...paid].filter(isTaxable), ({ currency }) => currency).keys();
  const earnedIn = (sort: 'taxable' | 'registered' | undefined) =>
    earned.filter((activity) => planOf(activity) === sort);
  const taxable = earnedIn('taxable');
  return {
    lines: linesOf(taxable, holdings),
    totals: [...groupBy(taxable, ({ currency }) => currency).values()].flatMap(totalOf),
    registered: linesOf(earnedIn('registered'), holdings),
    unknown: linesOf(earnedIn(undefined), holdings),
    steps: [...currencies].map((currency) => {
      const own = (rows: readonly Activity[]) => rows.filter((row) => isTaxable(row) && row.currency === currency);
      return { currency, ...stepsOf(own(earned), own(paid), isOf) };
    }),
  };
}

const total = (
  rows: readonly Activity[],
  field: 'gross_amount' | 'management_fee_amount' | 'withholding_tax_amount' | 'net_amount',
) => sumOfAll(rows.map((row) => readDecimal(row[field])));

export function totalOf(rows: readonly Activity[]): TaxTotal[] {
  const [first] = rows;
  if (!first) return [];
  const [gross, fees] = [total(rows, 'gross_amount'), total(rows, 'management_fee_amount')];
  const [tax, net] = [total(rows, 'withholding_tax_amount'), total(rows, 'net_amount')];
  return [{ currency: first.currency, payments: rows.length, gross, fees, tax, net }];
}

function linesOf(rows: readonly Activity[], holdings: readonly Investment[]): TaxLine[] {
  const nameOf = holdingNames(holdings);
  const places = groupBy(rows, (row) => `${activityPayment(row).place} ${row.currency} ${row.account_type}`);
  const lines = [...places.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { place, name } = activityPayment(first);
    const { loan_number: loanNumber, account_type: accountType } = first;
    return totalOf(own).map((sums): TaxLine => {
      return { ...sums, place, name: nameOf(first) ?? name, loanNumber, accountType };
    });
  });
  return lines.toSorted((a, b) => Number(b.net ?? 0) - Number(a.net ?? 0));
}

function stepsOf(earned: readonly Activity[], paid: readonly Activity[], isOf: (date: string) => boolean) {
  const isReinvested = ({ activity_type }: Activity) => activity_type === 'reinvestment';
  const paidOut = paid.filter((row) => !isReinvested(row));
  const later = earned.filter(({ activity_date }) => !isOf(activity_date));
  const before = paid.filter(({ effective_date }) => !isOf(effective_date));
  return {
    paid: total(paidOut, 'net_amount'),
    reinvested: total(paid.filter(isReinvested), 'net_amount'),
    inYear: total(paid, 'net_amount'),
    paidLater: total(later, 'net_amount'),
    earnedBefore: total(before, 'net_amount'),
    laterMonths: monthsOf(later),
    beforeMonths: monthsOf(before),
    withheld: total(earned, 'withholding_tax_amount'),
    reported: less(total(earned, 'gross_amount'), total(earned, 'management_fee_amount')),
  };
}

function monthsOf(rows: readonly Activity[]): Months | undefined {
  const only = (dates: readonly string[]) => {
    const months = new Set(dates.map((date) => readDay(date)?.slice(0, 7)));
    return months.size === 1 ? [...months][0] : undefined;
  };
  const earned = only(rows.map(({ effective_date }) => effective_date));
  const paid = only(rows.map(({ activity_date }) => activity_date));
  return earned !== undefined && paid !== undefined ? { earned, paid } : undefined;
}

/**
 * The box of a slip that reports interest and a fund's income. T5 (Canada Revenue Agency, box 13, Interest from Canadian
 * sources), RL-3 (Revenu Québec, box D), NR4 (CRA, box 16, Gross income) and Form 1099-INT (IRS, box 1, Interest
 * income). What other slips report cannot be compared with payments.
 */
const incomeBoxes: Partial<Record<TaxSlip['slip_type'], string>> = {
  t5: '13',
  rl3: 'D',
  nr4: '16',
  form_1099_int: '1',
};

/** What a slip reports, and the sum of the payments. */
export interface SlipVerdict {
  box: string;
  amount: Decimal | undefined;
  /** Zero if they match. Undefined if one of them is unknown. */
  difference: Decimal | undefined;
}

/** Compares a slip with the income of its year and currency; undefined for a slip without a comparable amount. */
export function slipVerdict(slip: TaxSlip, { steps }: TaxYear): SlipVerdict | undefined {
  const box = incomeBoxes[slip.slip_type];
  if (box === undefined) return undefined;
  const amount = readDecimal(slip.boxes[box]);
  const reported = steps.find(({ currency }) => currency === slip.currency)?.reported;
  return { box, amount, difference: less(amount, reported) };
}
