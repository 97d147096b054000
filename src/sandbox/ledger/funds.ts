import { type BasisPoints, type Cents, divide, type Units } from './money.ts';

/** A share class of a fund, as all its investors see it. */
export interface FundClass {
  performanceId: string;
  micid: number;
  name: string;
  shareClass: string;
  currency: string;
  /** In ten-thousandths of the currency. It divides a cent into whole ledger units, so balances never drift. */
  unitPrice: number;
  unitsOutstanding: Units;
  /** The yearly distribution rates, newest first: each applies up to and including this many months back. */
  rates: { upTo: number; rate: BasisPoints }[];
  redemptionNoticeDays: number;
  lockupMonths: number;
}

export const FUND_CLASSES = {
  micA: {
    performanceId: 'fund-12-A',
    micid: 12,
    name: 'Northline MIC',
    shareClass: 'A',
    currency: 'CAD',
    unitPrice: 1_000_000,
    unitsOutstanding: 3_164_000_000,
    rates: [
      { upTo: 14, rate: 675 },
      { upTo: 26, rate: 650 },
      { upTo: Number.POSITIVE_INFINITY, rate: 625 },
    ],
    redemptionNoticeDays: 60,
    lockupMonths: 12,
  },
  micB: {
    performanceId: 'fund-12-B',
    micid: 12,
    name: 'Northline MIC',
    shareClass: 'B',
    currency: 'CAD',
    unitPrice: 1_000_000,
    unitsOutstanding: 4_825_000_000,
    rates: [
      { upTo: 14, rate: 725 },
      { upTo: 26, rate: 700 },
      { upTo: Number.POSITIVE_INFINITY, rate: 675 },
    ],
    redemptionNoticeDays: 60,
    lockupMonths: 12,
  },
  growthF: {
    performanceId: 'fund-14-F',
    micid: 14,
    name: 'Northline Growth Fund',
    shareClass: 'F',
    currency: 'CAD',
    unitPrice: 125_000,
    unitsOutstanding: 17_300_000_000,
    rates: [
      { upTo: 5, rate: 810 },
      { upTo: 17, rate: 835 },
      { upTo: Number.POSITIVE_INFINITY, rate: 790 },
    ],
    redemptionNoticeDays: 90,
    lockupMonths: 24,
  },
  bridgeU: {
    performanceId: 'fund-16-U',
    micid: 16,
    name: 'Northline US Bridge Fund',
    shareClass: 'U',
    currency: 'USD',
    unitPrice: 500_000,
    unitsOutstanding: 3_900_000_000,
    rates: [
      { upTo: 10, rate: 780 },
      { upTo: Number.POSITIVE_INFINITY, rate: 740 },
    ],
    redemptionNoticeDays: 90,
    lockupMonths: 12,
  },
} satisfies Record<string, FundClass>;

/** The yearly distribution rate of a class, `monthsBack` months before the last complete month. */
export function distributionRate(fund: FundClass, monthsBack: number): BasisPoints {
  return fund.rates.find((step) => monthsBack <= step.upTo)?.rate ?? 0;
}

export const fundLabel = (fund: FundClass): string => `${fund.name} – Class ${fund.shareClass}`;

const MONTHLY_GROWTH_PER_MILLE = 6;
const SMALLEST_PER_MILLE = 250;

/** The units of the class that all its investors held together at the end of a month; it grew steadily. */
export function unitsOutstanding(fund: FundClass, monthsBack: number): Units {
  const part = Math.max(SMALLEST_PER_MILLE, 1_000 - MONTHLY_GROWTH_PER_MILLE * monthsBack);
  return divide(fund.unitsOutstanding * part, 1_000);
}

/** The value of those units. */
export const netAssetValue = (fund: FundClass, monthsBack: number): Cents =>
  divide(unitsOutstanding(fund, monthsBack) * fund.unitPrice, 1_000_000);
