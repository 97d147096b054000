import { type Decimal, readDecimal } from '../values/decimal.ts';
import { negated } from '../values/exactSum.ts';
import type { AccountType } from './accounts.ts';
import type { Activity, Investment } from './answers.ts';
import { type BookEntry, bookEntry } from './bookEntry.ts';
import { less, sumOfAll } from './exactAmounts.ts';
import { groupBy } from './groupBy.ts';
import { holdingNames } from './holdingNames.ts';
import { holdingKey } from './place.ts';

export interface BookSums {
  gross: Decimal | undefined;
  /** Like `tax`, of income only, so that gross less both is net. */
  fees: Decimal | undefined;
  tax: Decimal | undefined;
  net: Decimal | undefined;
  /** The part of net that was reinvested, and the rest. */
  reinvested: Decimal | undefined;
  paid: Decimal | undefined;
  /** The fees and the tax of entries that are not income, such as a redemption penalty. */
  otherFees: Decimal | undefined;
  otherTax: Decimal | undefined;
  moneyIn: Decimal | undefined;
  /** As a positive number. */
  moneyOut: Decimal | undefined;
  /** The balance before the first entry and after the last; undefined if unknown. */
  opening: Decimal | undefined;
  closing: Decimal | undefined;
}

/** An investment in an account, with its settled entries by day. */
export interface Book {
  name: string;
  loanNumber: string | undefined;
  account: string | undefined;
  accountType: AccountType;
  currency: string;
  entries: readonly BookEntry[];
  sums: BookSums;
}

export interface Books {
  /** In the order of the holdings; investments that are no longer held come last. */
  books: readonly Book[];
  totals: readonly { currency: string; sums: BookSums }[];
  /** The entries that are not settled and so count in no sum, by day. */
  left: readonly BookEntry[];
}

/**
 * The entries of a period by investment, each with its balance before and after, and the sums of all, by currency. An
 * investment without entries has had its current balance throughout. Balances are unknown if the holdings are, or if
 * the activities are only some of the period's (`isWhole`).
 *
 * @figure Books of a period
 * @fields portfolioActivities.activities.balance_amount, investmentList.investments.current_value_amount
 */
export function books(
  activities: readonly Activity[],
  holdings: readonly Investment[] | undefined,
  isWhole: boolean,
): Books {
  const nameOf = holdingNames(holdings ?? []);
  const entries = activities.map((activity) => bookEntry(activity, nameOf)).toSorted(byDay);
  const booked = entries.filter(({ isSettled }) => isSettled);
  const accounts = groupBy(booked, ({ activity }) => `${holdingKey(activity)} ${activity.investor_account_name}`);
  const opened = [...accounts.values()].flatMap((own) => bookOf(own, isWhole));
  const held = groupBy(holdings ?? [], holdingKey);
  const quiet = isWhole
    ? [...held].flatMap(([key, own]) =>
        quietBooks(
          own,
          opened.filter((book) => book.key === key),
        ),
      )
    : [];
  const order = [...held.keys()];
  const rank = ({ key }: KeyedBook) => (held.has(key) ? order.indexOf(key) : order.length);
  const all = [...opened, ...quiet].toSorted((one, other) => rank(one) - rank(other));
  const isKnown = isWhole && holdings !== undefined;
  return {
    books: all,
    totals: [...groupBy(all, ({ currency }) => currency)].map(([currency, own]) => ({
      currency,
      sums: added(own, isKnown),
    })),
    left: entries.filter(({ isSettled }) => !isSettled),
  };
}

type KeyedBook = Book & { key: string };

function bookOf(entries: readonly BookEntry[], isWhole: boolean): KeyedBook[] {
  const [first] = entries;
  if (!first) return [];
  const { loan_number: loanNumber, investor_account_name: account, account_type, currency } = first.activity;
  const ends = isWhole ? balancesOf(entries) : { opening: undefined, closing: undefined };
  return [
    {
      key: holdingKey(first.activity),
      name: first.name,
      loanNumber,
      account,
      accountType: account_type,
      currency,
      entries,
      sums: { ...sumsOf(entries), ...ends },
    },
  ];
}

/**
 * The books of the holdings with one key that have no entries. Its activities do not say which of two lots they belong
 * to, only their balance does; if that does not decide either, the balances of the others are unknown.
 */
function quietBooks(own: readonly Investment[], opened: readonly KeyedBook[]): KeyedBook[] {
  const quiet = [...own];
  for (const { sums } of opened) {
    const at = quiet.findIndex((one) => Number(readDecimal(one.current_value_amount)) === Number(sums.closing));
    if (at >= 0) quiet.splice(at, 1);
  }
  const count = Math.max(own.length - opened.length, 0);
  const isSure = quiet.length === count;
  return quiet.slice(0, count).map((holding) => quietBook(holding, isSure));
}

/** An investment without entries. */
function quietBook(holding: Investment, isSure: boolean): KeyedBook {
  const { name, loan_number: loanNumber, account_type: accountType, currency, current_value_amount } = holding;
  const held = isSure ? readDecimal(current_value_amount) : undefined;
  return {
    key: holdingKey(holding),
    name,
    loanNumber,
    account: undefined,
    accountType,
    currency,
    entries: [],
    sums: { ...sumsOf([]), opening: held, closing: held },
  };
}

/** The balances before and after entries; unknown if they do not follow from each other, as entries are missing. */
function balancesOf(entries: readonly BookEntry[]): Pick<BookSums, 'opening' | 'closing'> {
  const unknown = { opening: undefined, closing: undefined };
  let opening: Decimal | undefined;
  let before: Decimal | undefined;
  for (const entry of entries) {
    const { balance, moved, net, isReinvested } = entry;
    const start = less(balance ?? undefined, sumOfAll([moved, isReinvested ? (net ?? undefined) : 0]));
    if (start === undefined || (before !== undefined && Number(start) !== Number(before))) return unknown;
    opening ??= start;
    before = balance ?? undefined;
  }
  return { opening, closing: before };
}

type Flows = Omit<BookSums, 'opening' | 'closing'>;

function sumsOf(entries: readonly BookEntry[]): Flows {
  const sum = (some: readonly BookEntry[], value: (entry: BookEntry) => Decimal | null | undefined) =>
    sumOfAll(some.map((entry) => value(entry) ?? undefined));
  const income = entries.filter(({ net }) => net !== null);
  const others = entries.filter(({ net }) => net === null);
  const movedBy = (sign: 1 | -1) => {
    const amounts = entries.map(({ moved }) => moved);
    return sumOfAll(amounts.filter((amount) => amount === undefined || Number(amount) * sign > 0));
  };
  const out = movedBy(-1);
  return {
    gross: sum(income, ({ gross }) => gross),
    fees: sum(income, ({ fees }) => fees),
    tax: sum(income, ({ tax }) => tax),
    net: sum(income, ({ net }) => net),
    reinvested: sum(
      income.filter(({ isReinvested }) => isReinvested),
      ({ net }) => net,
    ),
    paid: sum(
      income.filter(({ isReinvested }) => !isReinvested),
      ({ net }) => net,
    ),
    otherFees: sum(others, ({ fees }) => fees),
    otherTax: sum(others, ({ tax }) => tax),
    moneyIn: movedBy(1),
    moneyOut: out === undefined ? undefined : negated(out),
  };
}

function added(all: readonly Book[], isKnown: boolean): BookSums {
  const sum = (key: keyof BookSums) => sumOfAll(all.map(({ sums }) => sums[key]));
  return {
    gross: sum('gross'),
    fees: sum('fees'),
    tax: sum('tax'),
    net: sum('net'),
    reinvested: sum('reinvested'),
    paid: sum('paid'),
    otherFees: sum('otherFees'),
    otherTax: sum('otherTax'),
    moneyIn: sum('moneyIn'),
    moneyOut: sum('moneyOut'),
    opening: isKnown ? sum('opening') : undefined,
    closing: isKnown ? sum('closing') : undefined,
  };
}

/** Keeps the entries of one day in the order in which they were booked. */
function byDay({ activity: one }: BookEntry, { activity: other }: BookEntry): number {
  if (one.activity_date === other.activity_date) return one.activity_id - other.activity_id;
  return one.activity_date < other.activity_date ? -1 : 1;
}
