import { addDays, type CalendarDate, firstOfMonth, lastOfMonth } from '../values/calendar.ts';
import type { Decimal } from '../values/decimal.ts';
import { type AccountType, areInSeveralAccounts } from './accounts.ts';
import type { Investment } from './answers.ts';
import type { CashFlow, Undeclared } from './cash.ts';
import { sumOfAll } from './exactAmounts.ts';
import { groupBy } from './groupBy.ts';
import { type Notice, noticeDays } from './holdings.ts';
import { type IncomeOfDays, incomeByMonth, incomeOf } from './income.ts';
import { around, calendarEnd, calendarStart } from './incomeMonths.ts';
import { accountTypesOf, ahead, isOnItsWay, type Payment, settled } from './payment.ts';
import { placeOf } from './place.ts';

/** The number of investments with their own line; the others share one. */
const maxLines = 4;

/** An investment in the calendar; the one without a name stands for all that share a line. */
export interface IncomeLine {
  place: string | undefined;
  name: string | undefined;
  /** Its accounts, if another line has the same name. */
  accountTypes: readonly AccountType[];
}

export interface IncomePart {
  /** The index of its line. */
  line: number;
  state: 'received' | 'expected' | 'undeclared';
  /** The approximate amount that is not declared yet; undefined if unknown. */
  amount: Decimal | undefined;
}

export interface IncomeMonth extends IncomeOfDays {
  /** By investment, in the order of the lines. */
  parts: readonly IncomePart[];
  /** The payments not declared yet, with their approximate amount in the month; never add it to the sums. */
  undeclared: readonly Undeclared[];
  notices: readonly Notice[];
}

export interface IncomeCalendar {
  currency: string;
  /** Whether the investor has several accounts, of any currency. */
  tellsAccounts: boolean;
  past: IncomeOfDays;
  now: IncomeOfDays;
  coming: IncomeOfDays;
  /** Funds first, then loans, both sorted by what they pay. */
  lines: readonly IncomeLine[];
  months: readonly IncomeMonth[];
  /** The funds whose later payments are not declared yet. */
  undeclared: readonly Undeclared[];
}

/** Whether a payment stands in its month: interest, principal, and the investor's own money on its way. */
export const isInMonth = (payment: Payment): boolean =>
  payment.kind === 'interest' || payment.kind === 'principal' || isOnItsWay(payment);

/**
 * Twelve past months, this one and eleven to come, for each currency: what each investment paid, will pay, and has not
 * declared yet. Deposits and withdrawals on their way stand in their month, in no sum of income.
 *
 * @figure Income by month
 * @fields as those of Payments and Notice due
 */
export function incomeCalendars(
  flow: CashFlow,
  investments: readonly Investment[],
  today: CalendarDate,
): IncomeCalendar[] {
  const [from, to] = [calendarStart(today), calendarEnd(today)];
  const shown = flow.entries.filter(
    (payment) => isInMonth(payment) && (payment.day === undefined || (payment.day >= from && payment.day <= to)),
  );
  const byCurrency = groupBy(shown, ({ currency }) => currency);
  const currencies = new Set([...byCurrency.keys(), ...flow.undeclared.map(({ investment }) => investment.currency)]);
  const notices = noticeDays(investments, today);
  const types = [...investments.map(({ account_type }) => account_type), ...flow.entries.flatMap(accountTypesOf)];
  const tellsAccounts = areInSeveralAccounts(types.map((account_type) => ({ account_type })));
  return [...currencies].map((currency) => {
    const isOwn = ({ investment }: { investment: Investment }) => investment.currency === currency;
    return calendarOf({
      currency,
      tellsAccounts,
      entries: byCurrency.get(currency) ?? [],
      undeclared: flow.undeclared.filter(isOwn),
      notices: notices.filter(isOwn),
      today,
    });
  });
}

interface Content extends Pick<IncomeCalendar, 'currency' | 'tellsAccounts'> {
  entries: readonly Payment[];
  undeclared: readonly Undeclared[];
  notices: readonly Notice[];
  today: CalendarDate;
}

function calendarOf({ entries, undeclared, notices, today, ...rest }: Content): IncomeCalendar {
  const [first, last] = [firstOfMonth(today), lastOfMonth(today)];
  const lines = linesOf(entries, undeclared);
  const months = incomeByMonth(entries, today, around).map((month): IncomeMonth => {
    const isWithin = (day: CalendarDate) => day >= month.from && day <= month.to;
    const open = month.to < today ? [] : undeclared.flatMap((one) => openIn(one, month.from));
    return {
      ...month,
      parts: partsOf(month.entries, open, lines),
      undeclared: open,
      notices: notices.filter(({ day }) => isWithin(day)),
    };
  });
  const end = months.at(-1)?.to ?? last;
  return {
    ...rest,
    past: incomeOf(entries, calendarStart(today), addDays(first, -1)),
    now: incomeOf(entries, first, last),
    coming: incomeOf(entries, addDays(last, 1), end),
    lines,
    months,
    undeclared: undeclared.filter(({ after }) => after === undefined || after < end),
  };
}

/** The largest investments, and the others together without a name. */
function linesOf(entries: readonly Payment[], undeclared: readonly Undeclared[]): IncomeLine[] {
  const paying = entries.filter(({ kind, state }) => kind === 'interest' && isCounted(state));
  const own = groupBy(paying, ({ place }) => place);
  for (const { investment } of undeclared) if (!own.has(placeOf(investment))) own.set(placeOf(investment), []);
  // These inexact numbers decide only the order.
  const size = (payments: readonly Payment[]) => payments.reduce((sum, { amount }) => sum + Number(amount ?? 0), 0);
  const open = new Map(undeclared.map(({ investment }) => [placeOf(investment), investment]));
  const largest = [...own].sort(([, a], [, b]) => size(b) - size(a));
  const isFund = (place: string) => !place.startsWith('loan-');
  const told = largest.slice(0, maxLines).sort(([a], [b]) => Number(isFund(b)) - Number(isFund(a)));
  const lines = told.map(([place, payments]) => {
    const holding = open.get(place);
    const types = payments.length > 0 ? payments.flatMap(accountTypesOf) : holding ? [holding.account_type] : [];
    return { place, name: payments.at(-1)?.name ?? holding?.name ?? place, accountTypes: [...new Set(types)] };
  });
  const isAlone = (name: string) => lines.filter((line) => line.name === name).length === 1;
  return [
    ...lines.map((line) => (isAlone(line.name) ? { ...line, accountTypes: [] } : line)),
    ...(largest.length > maxLines ? [{ place: undefined, name: undefined, accountTypes: [] }] : []),
  ];
}

const isCounted = (state: Payment['state']) => settled.includes(state) || ahead.includes(state);

function partsOf(
  entries: readonly Payment[],
  undeclared: readonly Undeclared[],
  lines: readonly IncomeLine[],
): IncomePart[] {
  const told = new Set(lines.map(({ place }) => place));
  return lines.flatMap(({ place }, line) => {
    const isOwn = (of: string) => (place === undefined ? !told.has(of) : of === place);
    const own = entries.filter((entry) => entry.kind === 'interest' && isOwn(entry.place));
    const part = (state: IncomePart['state'], amounts: readonly (Decimal | undefined)[]): IncomePart[] =>
      amounts.length === 0 ? [] : [{ line, state, amount: sumOfAll(amounts) }];
    const amounts = (states: readonly Payment['state'][]) =>
      own.flatMap(({ state, amount }) => (states.includes(state) ? [amount] : []));
    const open = undeclared.filter(({ investment }) => isOwn(placeOf(investment)));
    return [
      ...part('received', amounts(settled)),
      ...part('expected', amounts(ahead)),
      ...part(
        'undeclared',
        open.map(({ about }) => about),
      ),
    ];
  });
}

/** The number of months between two payments; absent frequencies pay several times a month. */
const monthsBetween: Partial<Record<Investment['payment_frequency'], number>> = {
  monthly: 1,
  quarterly: 3,
  annually: 12,
};

/** The undeclared payments of a month: none up to the last known payment, and none between two payments. */
function openIn(one: Undeclared, month: CalendarDate): Undeclared[] {
  const { after, about } = one;
  const step = monthsBetween[one.investment.payment_frequency];
  if (after === undefined) return [{ ...one, about: step === 1 ? about : undefined }];
  const passed = monthIndex(month) - monthIndex(after);
  if (passed <= 0 || passed % (step ?? 1) !== 0) return [];
  return [{ ...one, about: step === undefined ? undefined : about }];
}

const monthIndex = (day: CalendarDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
