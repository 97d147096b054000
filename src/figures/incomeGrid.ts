import type { CalendarDate } from '../values/calendar.ts';
import type { Decimal } from '../values/decimal.ts';
import type { Investment } from './answers.ts';
import { sumOfAll } from './exactAmounts.ts';
import { groupBy } from './groupBy.ts';
import type { IncomeCalendar } from './incomeCalendar.ts';
import { accountTypesOf, ahead, loanNumberOf, lost, type Payment, settled } from './payment.ts';

/** The states of income that are never added up with each other. */
export type GridState = 'received' | 'expected' | 'failed' | 'unknown' | 'undeclared';

/** What an investment paid or will pay in one state, month by month. */
export interface GridLine {
  name: string;
  loanNumber: string | undefined;
  accountTypes: readonly Investment['account_type'][];
  currency: string;
  state: GridState;
  /** Null in a month without a payment; undefined if unknown. Approximate if not declared yet. */
  amounts: readonly (Decimal | null | undefined)[];
  /** Null for what is not declared yet: approximate amounts have no sum. */
  total: Decimal | null | undefined;
}

const stateOf = ({ state }: Payment): GridState =>
  settled.includes(state)
    ? 'received'
    : ahead.includes(state)
      ? 'expected'
      : lost.includes(state)
        ? 'failed'
        : 'unknown';

/**
 * The income of the calendars by investment, account and state, in each of their months.
 *
 * @figure Income by investment and month
 * @fields as those of Income by month
 */
export function incomeGrid(calendars: readonly IncomeCalendar[]): {
  months: readonly CalendarDate[];
  lines: GridLine[];
} {
  const months = calendars[0]?.months.map(({ from }) => from) ?? [];
  return { months, lines: calendars.flatMap(linesOf).toSorted((a, b) => compare(a.name, b.name)) };
}

/** Keeps the lines of one investment in the order of their payments. */
const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

function linesOf({ months, currency }: IncomeCalendar): GridLine[] {
  const paid = months.flatMap(({ entries }, at) =>
    entries.flatMap((payment) => {
      if (payment.kind !== 'interest') return [];
      const { name, amount } = payment;
      const accountTypes = accountTypesOf(payment);
      return [{ name, loanNumber: loanNumberOf(payment), accountTypes, state: stateOf(payment), at, amount }];
    }),
  );
  const open = months.flatMap(({ undeclared }, at) =>
    undeclared.map(({ investment: { name, loan_number: loanNumber, account_type }, about: amount }) => {
      return { name, loanNumber, accountTypes: [account_type], state: 'undeclared' as const, at, amount };
    }),
  );
  const own = groupBy([...paid, ...open], ({ name, loanNumber, accountTypes, state }) =>
    [name, loanNumber, accountTypes, state].join(' '),
  );
  return [...own.values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    const { name, loanNumber, accountTypes, state } = first;
    const amounts = months.map((_, month) => {
      const inMonth = parts.filter(({ at }) => at === month);
      return inMonth.length === 0 ? null : sumOfAll(inMonth.map(({ amount }) => amount));
    });
    const total = state === 'undeclared' ? null : sumOfAll(parts.map(({ amount }) => amount));
    return [{ name, loanNumber, accountTypes, currency, state, amounts, total }];
  });
}
