import type { CalendarDate } from '../../values/calendar.ts';
import type { Holding } from './entries.ts';
import { fundHolding } from './fundHistory.ts';
import { FUND_CLASSES } from './funds.ts';
import { loanHolding } from './lending.ts';
import type { LoanPlan } from './loan.ts';
import { loanHistory } from './loanHistory.ts';

export const LARGE_INVESTOR = 1001;

const HOLDINGS = 500;
const FUND_HOLDINGS = 12;
/**
 * With two lines a month and one more, 500 holdings have 100,000 lines that are due by the first half of any month, and
 * 500 that are due in its second half: see `startBack`.
 */
const AVERAGE_START = 99;
const ACCOUNT = { accountType: 'corporate', accountName: 'Great Lakes Credit Partners LP' } as const;

const PLACES = [
  ['Toronto', 'ON', 'M5V 2T6', 43.6426, -79.3871],
  ['Mississauga', 'ON', 'L5B 3C1', 43.589, -79.6441],
  ['Ottawa', 'ON', 'K1P 5M7', 45.4215, -75.6972],
  ['Vancouver', 'BC', 'V6B 4Y8', 49.2827, -123.1207],
  ['Victoria', 'BC', 'V8W 1P6', 48.4284, -123.3656],
  ['Calgary', 'AB', 'T2P 1J9', 51.0447, -114.0719],
  ['Edmonton', 'AB', 'T5J 0N3', 53.5461, -113.4938],
  ['Montréal', 'QC', 'H3B 2Y5', 45.5019, -73.5674],
  ['Halifax', 'NS', 'B3J 1S9', 44.6488, -63.5752],
  ['Winnipeg', 'MB', 'R3C 0V8', 49.8951, -97.1384],
] as const;
const STREETS = [
  'King Street',
  'Main Street',
  'Park Avenue',
  'Station Road',
  'Lake Drive',
  'Mill Street',
  'Queen Street',
] as const;
const PROPERTIES = [
  'single_family',
  'multi_family',
  'condo',
  'townhouse',
  'mixed_use',
  'commercial',
  'industrial',
] as const;
const LOAN_TYPES = ['standard', 'commercial', 'fix_and_flip'] as const;

/** A pseudorandom number below the limit that depends only on its arguments. */
const pick = (index: number, salt: number, limit: number) =>
  (Math.imul(index * 31 + salt, 2_654_435_761) >>> 7) % limit;

const choose = <const Items extends readonly [unknown, ...unknown[]]>(
  items: Items,
  index: number,
  salt: number,
): Items[number] => items[pick(index, salt, items.length)] ?? items[0];

/** Neighbours start equally far before and after the average, so that the number of ledger lines is exact. */
const startBack = (index: number) => AVERAGE_START + (index % 2 === 0 ? 1 : -1) * pick(Math.floor(index / 2), 5, 20);

/** The holdings of the sandbox's large investor: 500, with at least 100,000 ledger lines until today. */
export function largeHoldings(firstId: number, today: CalendarDate): Holding[] {
  return Array.from({ length: HOLDINGS }, (_, index): Holding => {
    if (index < FUND_HOLDINGS) return largeFundHolding(firstId + index, index, today);
    return loanHolding(firstId + index, loanHistory(loanPlan(index), today), ACCOUNT, 0, today);
  });
}

function largeFundHolding(id: number, index: number, today: CalendarDate): Holding {
  const { micA, micB, growthF } = FUND_CLASSES;
  const start = startBack(index);
  const subscription = { type: 'deposit' as const, amount: 250_000 + index * 10_000 };
  const monthly = Array.from({ length: start + 1 }, (_, back) => ({
    ...subscription,
    monthsBack: back,
    description: 'Monthly subscription',
  }));
  const moves = [{ ...subscription, monthsBack: start, description: 'Opening subscription' }, ...monthly];
  const fund = choose([micA, micB, growthF], index, 1);
  return fundHolding(
    id,
    { fund, accountType: ACCOUNT.accountType, accountName: `Sub-account ${index + 1}`, option: 'cash', moves },
    today,
  );
}

function loanPlan(index: number): LoanPlan {
  const [city, province, postalCode, latitude, longitude] = choose(PLACES, index, 2);
  const type = choose(PROPERTIES, index, 3);
  const kind = index % 5 === 0 ? 'direct_mortgage' : 'syndicated_loan';
  const loanId = 30_000 + index;
  const principal = (4 + pick(index, 4, 60)) * 2_500_000;
  const share = kind === 'direct_mortgage' ? 1_000_000 : (5 + pick(index, 6, 8) * 5) * 10_000;
  const lien = index % 4 === 0 ? '2' : '1';
  const prior = lien === '2' ? principal : 0;
  const start = startBack(index);
  const street = `${10 + pick(index, 7, 900)} ${choose(STREETS, index, 8)}`;
  return {
    loanId,
    number: `${kind === 'direct_mortgage' ? 'DM' : 'NL'}-${loanId}`,
    name: `${city}, ${street}`,
    kind,
    loanType: choose(LOAN_TYPES, index, 9),
    purpose: 'Refinancing',
    property: { type, street, city, province, postalCode, latitude, longitude, occupancy: 'Leased', units: 1 },
    appraisedValue: Math.round(((principal + prior) * 100) / (45 + pick(index, 10, 38))),
    lien,
    ...(prior > 0 && { priorEncumbrances: [{ lender: 'Bank', amount: prior }] }),
    principal,
    noteRate: 875 + pick(index, 11, 15) * 25,
    fee: 100 + pick(index, 12, 3) * 25,
    fundedBack: start,
    termMonths: start + 3 + pick(index, 13, 60),
    paymentType: 'interest_only',
    semiMonthly: true,
    lenders: [
      { investorId: LARGE_INVESTOR, share },
      ...(share < 1_000_000 ? [{ investorId: null, share: 1_000_000 - share }] : []),
    ],
  };
}
