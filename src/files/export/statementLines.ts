import type { BookEntry } from '../../figures/bookEntry.ts';
import type { Book, Books } from '../../figures/books.ts';
import { sumsOf } from '../../figures/exactAmounts.ts';
import { groupBy } from '../../figures/groupBy.ts';
import type { Days } from '../../screen/periodDays.ts';
import { readDecimal } from '../../values/decimal.ts';
import { number } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';
import type { SummaryLine } from './exportTable.ts';
import type { StatementWriter } from './statementWriter.ts';

/** The balance and the income of one currency, as sums that add up. */
export function summaryLines(
  { currency, sums }: Books['totals'][number],
  hasOthers: boolean,
  days: Days | undefined,
  { money, shortDay }: StatementWriter,
): SummaryLine[] {
  const words = text.statement;
  const labelled = (label: string) => (hasOthers ? words.in(label, currency) : label);
  const term = (word: string, amount: unknown) => [
    { text: word },
    { text: money(amount, currency), look: 'strong' as const },
  ];
  const { opening, closing, moneyIn, moneyOut, reinvested } = sums;
  // The balances of some entries, such as those of a filter, are not known.
  const hasBalances = opening !== undefined && closing !== undefined;
  const [first, last] = [
    days && shortDay(days.start_date, days.end_date),
    days && shortDay(days.end_date, days.end_date),
  ];
  const balance = [
    ...(hasBalances ? term(words.openingOn(first ?? ''), opening) : []),
    ...term(words.moneyIn, moneyIn),
    ...term(words.reinvested, reinvested),
    ...term(words.moneyOut, moneyOut),
    ...(hasBalances ? term(words.closingOn(last ?? ''), closing) : []),
  ];
  const { otherFees } = sums;
  const hasOtherFees = otherFees === undefined || Number(otherFees) !== 0;
  const others = hasOtherFees ? ` ${words.otherFees(money(otherFees, currency))}` : '';
  const split = words.paidAndReinvested(money(sums.paid, currency), money(reinvested, currency));
  return [
    { label: labelled(hasBalances ? words.balance : words.movements), parts: balance },
    {
      label: labelled(words.income),
      parts: [
        ...term(words.gross, sums.gross),
        ...term(words.fees, sums.fees),
        ...term(words.tax, sums.tax),
        ...term(words.net, sums.net),
        { text: `${split}${others}`, look: 'muted' },
      ],
    },
  ];
}

/** Writes the name of an investment in an account. */
export type NameOfBook = (book: Pick<Book, 'name' | 'accountType' | 'account'>) => string;

/** What no sum counts, by state and investment, and that the file is not a tax slip. */
export function leftLine(
  left: readonly BookEntry[],
  nameOf: NameOfBook,
  { money, label, day, locale }: StatementWriter,
): string {
  const named = left.map((entry) => {
    const { account_type: accountType, investor_account_name: account } = entry.activity;
    return { ...entry, name: nameOf({ name: entry.name, accountType, account }) };
  });
  const parts = [...groupBy(named, ({ activity, name }) => `${activity.status} ${name}`).values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const { status, activity_date: from } = first.activity;
    const to = last.activity.activity_date;
    const what = text.list.payments(label(status), number(own.length, locale), own.length);
    const amounts = sumsOf(
      own.map(({ activity: { net_amount, currency } }) => ({ currency, amount: readDecimal(net_amount) })),
    ).map(({ amount, currency }) => money(amount, currency));
    const days = from === to ? day(from) : text.table.days(day(from), day(to));
    return [text.statement.left(what, amounts.join(text.values.list), first.name, days)];
  });
  const { notTaxSlip } = text.statement;
  return parts.length === 0 ? notTaxSlip : `${text.list.notCounted(parts.join('; '))}. ${notTaxSlip}`;
}
