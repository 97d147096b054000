import { readDay } from '../format/calendar.ts';
import { type Decimal, readDecimal } from '../format/decimal.ts';
import { activityPayment } from './activityPayment.ts';
import type { Activity, TaxSlip } from './answers.ts';
import { less, sumOfAll } from './exactAmounts.ts';
import { groupBy } from './groupBy.ts';
import { lost } from './payment.ts';

/** What an investment earned for a year, in one currency. `net` is what is left after fees and tax. */
export interface TaxLine {
  place: string;
  name: string;
  accountType: Activity['account_type'];
  currency: string;
  gross: Decimal | undefined;
  fees: Decimal | undefined;
  tax: Decimal | undefined;
  net: Decimal | undefined;
}

/** The steps from what was paid in a year to what was earned for it, in one currency; `reported` is their end. */
export interface TaxSteps {
  currency: string;
  paid: Decimal | undefined;
  reinvested: Decimal | undefined;
  /** Earned for this year and paid after it. */
  paidLater: Decimal | undefined;
  /** Earned for a former year and paid in this one. */
  earnedBefore: Decimal | undefined;
  /** Withheld before it was paid, and reported all the same. */
  withheld: Decimal | undefined;
  /** Gross income less fees: what the slip reports. */
  reported: Decimal | undefined;
}

export interface TaxYear {
  lines: TaxLine[];
  /** Income of registered plans, which get no slip. */
  registered: TaxLine[];
  steps: TaxSteps[];
}

/** Plans whose income is not reported on a slip of the year. */
const registeredPlans: readonly Activity['account_type'][] = [
  'tfsa',
  'rrsp',
  'spousal_rrsp',
  'rrif',
  'resp',
  'rdsp',
  'lira',
  'lif',
  'lrif',
  'ipp',
  'ira',
];

/**
 * The income of a tax year: by the day that it was earned for, without registered plans, and how it follows from what
 * was paid in the year. The activities have to reach from the start of the year to today.
 *
 * @figure Tax year
 * @fields portfolioActivities.activities.effective_date, .gross_amount, .management_fee_amount, .withholding_tax_amount
 */
export function taxYear(activities: readonly Activity[], year: number): TaxYear {
  const income = activities.filter((activity) => {
    const { kind, state } = activityPayment(activity);
    return kind === 'interest' && !lost.includes(state);
  });
  const isOf = (date: string) => readDay(date)?.startsWith(`${year}-`) ?? false;
  const isTaxable = ({ account_type }: Activity) => !registeredPlans.includes(account_type);
  const earned = income.filter(({ effective_date }) => isOf(effective_date));
  const paid = income.filter(({ activity_date }) => isOf(activity_date));
  const currencies = groupBy([...earned, ...paid].filter(isTaxable), ({ currency }) => currency).keys();
  return {
    lines: linesOf(earned.filter(isTaxable)),
    registered: linesOf(earned.filter((activity) => !isTaxable(activity))),
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

const linesOf = (rows: readonly Activity[]): TaxLine[] =>
  [...groupBy(rows, (row) => `${activityPayment(row).place} ${row.currency} ${row.account_type}`).values()].flatMap(
    (own) => {
      const [first] = own;
      if (!first) return [];
      const { place, name } = activityPayment(first);
      const { currency, account_type: accountType } = first;
      const [gross, fees] = [total(own, 'gross_amount'), total(own, 'management_fee_amount')];
      const [tax, net] = [total(own, 'withholding_tax_amount'), total(own, 'net_amount')];
      return [{ place, name, accountType, currency, gross, fees, tax, net }];
    },
  );

function stepsOf(earned: readonly Activity[], paid: readonly Activity[], isOf: (date: string) => boolean) {
  const isReinvested = ({ activity_type }: Activity) => activity_type === 'reinvestment';
  return {
    paid: total(
      paid.filter((row) => !isReinvested(row)),
      'net_amount',
    ),
    reinvested: total(paid.filter(isReinvested), 'net_amount'),
    paidLater: total(
      earned.filter(({ activity_date }) => !isOf(activity_date)),
      'net_amount',
    ),
    earnedBefore: total(
      paid.filter(({ effective_date }) => !isOf(effective_date)),
      'net_amount',
    ),
    withheld: total(earned, 'withholding_tax_amount'),
    reported: less(total(earned, 'gross_amount'), total(earned, 'management_fee_amount')),
  };
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

/** What a slip reports beside what the payments come to. */
export interface SlipVerdict {
  box: string;
  amount: Decimal | undefined;
  /** Zero where they match. Undefined where one of them is unknown. */
  difference: Decimal | undefined;
}

/** Compares a slip with the income of its year and currency; undefined for a slip that says nothing comparable. */
export function slipVerdict(slip: TaxSlip, { steps }: TaxYear): SlipVerdict | undefined {
  const box = incomeBoxes[slip.slip_type];
  if (box === undefined) return undefined;
  const amount = readDecimal(slip.boxes[box]);
  const reported = steps.find(({ currency }) => currency === slip.currency)?.reported;
  return { box, amount, difference: less(amount, reported) };
}
