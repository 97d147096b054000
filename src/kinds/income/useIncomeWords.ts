import type { AccountType } from '../../figures/accounts.ts';
import { type Sum, sumOfAll } from '../../figures/exactAmounts.ts';
import type { IncomeOfDays } from '../../figures/income.ts';
import type { IncomeCalendar, IncomeMonth } from '../../figures/incomeCalendar.ts';
import { ahead } from '../../figures/payment.ts';
import { nameInAccount } from '../../files/export/accountWords.ts';
import { useDisplay } from '../../screen/DisplayContext.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { month, nearDay, utc } from '../../values/date.ts';
import { dateTimeFormat } from '../../values/intlCache.ts';
import { wholeMoney } from '../../values/money.ts';
import { oneLine } from '../../values/oneLine.ts';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';

/** Puts the names, sums and months of one currency into words. */
export function useIncomeWords({ currency, tellsAccounts }: Pick<IncomeCalendar, 'currency' | 'tellsAccounts'>) {
  const format = useFormat();
  const { hidesAmounts } = useDisplay();
  const { locale } = usePortal();
  const words = text.income.amounts;
  /** All are in one currency, so there is at most one sum. */
  const sum = ([one]: readonly Sum[]) => format('money', one?.amount, currency);
  const about = (amount: number | string | undefined) =>
    amount === undefined
      ? undefined
      : hidesAmounts
        ? text.values.hidden
        : wholeMoney(Math.round(Number(amount)), currency, locale);
  const said = (sums: readonly Sum[], say: (amount: string) => string) => (sums.length > 0 ? [say(sum(sums))] : []);
  /** What was received and what is expected, the latter with its day if there is only one. */
  function known({ received, expected, entries }: IncomeOfDays, hasDay = false): string[] {
    const days = new Set(
      entries.flatMap(({ kind, state, day }) => (kind === 'interest' && ahead.includes(state) ? [day] : [])),
    );
    const [day] = days;
    return [
      ...said(received, words.received),
      ...said(expected, (amount) =>
        hasDay && day !== undefined && days.size === 1
          ? words.onDay(amount, nearDay(day, locale, currentDay()))
          : words.expected(amount),
      ),
    ];
  }
  /** The approximate undeclared amount of a month; undefined if everything is declared. */
  function open({ undeclared }: IncomeMonth): string | undefined {
    if (undeclared.length === 0) return undefined;
    const guess = sumOfAll(undeclared.map((one) => one.about));
    return words.undeclared(about(guess));
  }
  function all(of: IncomeMonth): string[] {
    return [
      ...known(of),
      ...[open(of) ?? []].flat(),
      ...said(of.failed, words.failed),
      ...said(of.repaid, words.repaid),
      ...said(of.due, words.due),
      ...said(of.deposits, (amount) => words.moved(text.upcoming.fates.deposit, amount)),
      ...said(of.withdrawals, (amount) => words.moved(text.upcoming.fates.withdrawal, amount)),
      ...of.notices.map(({ day }) => words.notice(format('date', day))),
    ];
  }
  return {
    format,
    /** The name of an investment, with its accounts if the investor has several. */
    named: (name: string, types: readonly AccountType[]) =>
      nameInAccount(format('text', name), tellsAccounts ? types : []),
    sum,
    about,
    known,
    all,
    open,
    tick: hidesAmounts ? undefined : (value: number) => wholeMoney(value, currency, locale),
    months: ({ from, to }: IncomeOfDays) => text.table.days(oneLine(month(from, locale)), oneLine(month(to, locale))),
    /** A month of this year. */
    monthAlone: (day: string) => dateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(utc(day)),
    inFull: (day: string) => month(day, locale, 'long'),
  };
}

export type IncomeWords = ReturnType<typeof useIncomeWords>;
