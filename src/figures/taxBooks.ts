import { readDay } from '../values/calendar.ts';
import { type Decimal, readDecimal } from '../values/decimal.ts';
import { planOf } from './accounts.ts';
import { activityPayment } from './activityPayment.ts';
import type { Activity, Investment } from './answers.ts';
import { byDay } from './byDay.ts';
import { sumOfAll } from './exactAmounts.ts';
import { groupBy } from './groupBy.ts';
import { holdingNames } from './holdingNames.ts';
import { settled } from './payment.ts';
import { type TaxTotal, totalOf } from './taxYear.ts';

/** An activity of a tax year, with the name of its investment and what its account is for taxes. */
export interface TaxEntry extends Activity {
  name: string;
  plan: 'taxable' | 'registered' | undefined;
}

/** What an investment in an account earned for the year. */
export interface AccountLine extends TaxTotal {
  entry: TaxEntry;
}

/** The units of a fund class in an account that came and left in the year, and the capital that it returned. */
export interface UnitLine {
  entry: TaxEntry;
  units: Decimal | undefined;
  returned: Decimal | undefined;
}

export interface TaxBooks {
  /** The settled income that was earned for the year or paid in it, by the day of payment. */
  payments: TaxEntry[];
  /** What was earned for the year, by account and investment. */
  accounts: AccountLine[];
  /** The settled entries of the year that moved units of a fund or returned capital. */
  units: TaxEntry[];
  unitLines: UnitLine[];
  /** The settled income that was earned by the end of the year and paid later. */
  accrued: TaxEntry[];
  /** The income of the year that counts in no sum: it is not settled, or its account is of an unknown type. */
  notCounted: TaxEntry[];
}

const accountName = ({ investor_account_name: name }: Activity) => name ?? '';
const isReturn = ({ activity_type }: Activity) => activity_type === 'return_of_capital';

/**
 * The entries that the sums of a tax year are made of. The activities have to cover the time from the start of the year
 * to today.
 *
 * @figure Books of a tax year
 * @fields those of Tax year; portfolioActivities.activities.units, .unit_price, .units_balance, .settled_date
 */
export function taxBooks(activities: readonly Activity[], year: number, holdings: readonly Investment[]): TaxBooks {
  const nameOf = holdingNames(holdings);
  const entries = activities
    .map((activity): TaxEntry => {
      return { ...activity, name: nameOf(activity) ?? activity.fund_name, plan: planOf(activity) };
    })
    .toSorted((a, b) => byDay({ day: a.activity_date }, { day: b.activity_date }));
  const yearOf = (date: string) => Number(readDay(date)?.slice(0, 4));
  const isSettled = (entry: TaxEntry) => settled.includes(activityPayment(entry).state);
  const income = entries.filter((entry) => activityPayment(entry).kind === 'interest');
  const counted = income.filter((entry) => isSettled(entry) && entry.plan !== undefined);
  const isOfYear = (entry: TaxEntry) => [entry.effective_date, entry.activity_date].some((day) => yearOf(day) === year);
  const units = entries.filter(
    (entry) =>
      entry.loan_id === undefined &&
      yearOf(entry.activity_date) === year &&
      isSettled(entry) &&
      (isReturn(entry) || Number(readDecimal(entry.units) ?? 0) !== 0),
  );
  const earned = counted.filter(({ effective_date }) => yearOf(effective_date) === year);
  return {
    payments: counted.filter(isOfYear),
    accounts: groups(earned)
      .flatMap(({ entry, own }) => totalOf(own).map((total) => ({ entry, ...total })))
      .toSorted(({ entry: a }, { entry: b }) => accountName(a).localeCompare(accountName(b))),
    units,
    unitLines: groups(units).map(({ entry, own }) => ({
      entry,
      units: sumOfAll(own.map((one) => readDecimal(one.units))),
      returned: sumOfAll(own.filter(isReturn).map((one) => readDecimal(one.gross_amount))),
    })),
    accrued: counted.filter(
      ({ effective_date, activity_date }) => yearOf(effective_date) <= year && yearOf(activity_date) > year,
    ),
    notCounted: income.filter((entry) => isOfYear(entry) && !counted.includes(entry)),
  };
}

/** The entries by investment and account; those that no field tells apart share a group. */
const groups = (entries: readonly TaxEntry[]) =>
  [
    ...groupBy(entries, ({ investor_account_name, account_type, name, share_class, loan_number, currency }) =>
      JSON.stringify([investor_account_name, account_type, name, share_class, loan_number, currency]),
    ).values(),
  ].flatMap((own) => (own[0] ? [{ entry: own[0], own }] : []));
